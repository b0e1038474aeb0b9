import type { DemoArticle } from './article.ts'

export const oldCairoWalk: DemoArticle = {
  slug: 'eat-your-way-from-bab-zuweila-to-bab-el-futuh',
  author: ['Mariam Adel', 'مريم عادل'],
  sections: ['urban', 'heritage', 'hospitality'],
  tags: ['cairo', 'restaurants', 'historical-sites', 'solo-travel'],
  cover: ['souk-golden-2.webp', 'A market street with lanterns', 'سوق الفوانيس'],
  secondary: [
    'cairo-dusk-1.webp',
    'Cairo’s domes and minarets at dusk',
    'قباب القاهرة ومآذنها وقت الغروب',
  ],
  offers: [
    ['Hotel', 104],
    ['Activity', 35],
    ['Activity', 43],
    ['Trip', 301],
  ],
  en: {
    title: 'Eat your way from Bab Zuweila to Bab el-Futuh',
    subtitle: 'One street, a thousand years, seven things to eat.',
    content: `<p>Between the southern gate of the old city and the northern one there are sixteen hundred steps, if nobody stops you. Everybody stops you. This is a walk for a whole morning, on an empty stomach, in shoes that have seen better days.</p>
<h2>One: foul, by the gate</h2>
<p>Begin at eight, south of Bab Zuweila, where the carts stand. Foul with oil and lemon, a raw onion, bread from the board on a boy's head. Eat standing up. Then climb the minaret of the gate: nobody is there yet, and below you lies everything that you are going to walk through.</p>
<h2>Two: the Tentmakers' Street</h2>
<p>The last covered market of Cairo is just behind you. The men on the benches sew by eye: lotus, arabesque, birds, one stitch every two seconds for fifty years. You may watch as long as you like. A cushion cover is a fair souvenir and packs flat; ask who made it, and he will sign it.</p>
<h2>Three: sugar cane</h2>
<p>Go through the gate and north, past the mosque of Muayyad with its striped marble. The cane press is on the left. One glass, cold, drunk to the end while you stand there, since the glass stays.</p>
<h2>Four: cross the big street</h2>
<p>El-Azhar Street cuts the old city in two. Go under it. On the other side the street is without cars, the lamps are new, and the buildings are the finest that the Mamluks ever quarrelled over: Qalawun's hospital and tomb, where the light falls through coloured glass on to a prince who was afraid of the dark; the fountain school on its island between two lanes.</p>
<blockquote><p>Sixteen hundred steps, if nobody stops you. Everybody stops you.</p></blockquote>
<h2>Five: hawawshi</h2>
<p>Turn into a side lane and follow the smell. Minced meat with onion and pepper, baked inside the bread until the crust cracks. Ask for it without extra chilli the first time. Sit on the step with the others.</p>
<h2>Six: tea that takes an hour</h2>
<p>The famous café is open day and night and it is as full as you have heard. Go before eleven, take the mirror corner, order mint tea, and say no to the first four offers of sunglasses. The fifth man sells poems.</p>
<h2>Seven: om ali, at the end</h2>
<p>The last part of the street is the quietest. The mosque of El-Hakim is all white courtyard: take off your shoes, cross the marble, sit by the wall. Then go out through the Gate of Conquests, which has never been conquered, turn around once, and cross the road to the dairy. Om ali is bread, milk, nuts and a story about a jealous wife. Eat it hot.</p>
<h2>How to do it well</h2>
<ul><li>Friday morning is silent, Saturday evening is the theatre. Both are good; noon on any day is neither.</li><li>One ticket, bought at Qalawun, opens most of the monuments. Guards who open a roof for you earn a tip.</li><li>Shoulders and knees covered, and a scarf in the bag for the mosques.</li><li>Ask before you photograph people. Most say yes and then want to see it.</li></ul>
<p>If you get lost, and you will, don't take out the map. Ask for the next gate. Three people will show you three ways, all of them right, and the fourth will walk with you, because he was going there anyway.</p>
<p>And if you sleep in one of the few houses inside the walls, you get what no visitor of a day has: the hour after the last call to prayer, when shutters come down one by one, somebody sings while sweeping, and the street belongs to cats again.</p>`,
  },
  ar: {
    title: 'من باب زويلة إلى باب الفتوح: مشوار على معدة خالية',
    subtitle: 'شارع واحد، وألف سنة، وسبعة أشياء تأكلها.',
    content: `<p>بين باب المدينة القديمة الجنوبي وبابها الشمالي ألف وستمئة خطوة، إن لم يوقفك أحد. والجميع يوقفونك. هذا مشوار لصباح كامل، على معدة خالية، وبحذاء رأى أيامًا أفضل.</p>
<h2>الأول: فول عند البوابة</h2>
<p>ابدأ في الثامنة جنوب باب زويلة حيث تقف العربات. فول بالزيت والليمون، وبصلة، وعيش من القفص على رأس صبي. كُل واقفًا. ثم اصعد مئذنة البوابة: لا أحد هناك بعد، وتحتك كل ما ستمشي فيه.</p>
<h2>الثاني: الخيامية</h2>
<p>آخر سوق مسقوف في القاهرة خلفك مباشرة. الرجال على المصاطب يخيطون بالعين: لوتس وأرابيسك وطيور، غرزة كل ثانيتين منذ خمسين سنة. تفرّج كما تشاء. كسوة مخدة تذكار جميل ولا يأخذ مكانًا؛ اسأل من صنعها فيوقّع عليها.</p>
<h2>الثالث: عصير قصب</h2>
<p>ادخل من البوابة واتجه شمالًا، مرورًا بجامع المؤيد ورخامه الأبلق. العصّارة على يسارك. كوب واحد، بارد، تشربه كله وأنت واقف، فالكوب يبقى هنا.</p>
<h2>الرابع: اعبر الشارع الكبير</h2>
<p>شارع الأزهر يقسم المدينة القديمة نصفين. اعبر من تحته. في الجهة الأخرى شارع بلا سيارات ومصابيح جديدة، وأجمل ما تنافس عليه المماليك: بيمارستان قلاوون وقبته، حيث ينزل الضوء من الزجاج الملوّن على أمير كان يخاف الظلام؛ وسبيل عبد الرحمن كتخدا في جزيرته بين طريقين.</p>
<blockquote><p>ألف وستمئة خطوة، إن لم يوقفك أحد. والجميع يوقفونك.</p></blockquote>
<h2>الخامس: حواوشي</h2>
<p>ادخل حارة جانبية واتبع الرائحة. لحم مفروم بالبصل والفلفل، يُخبز داخل العيش حتى تتشقق قشرته. اطلبه أول مرة بلا شطة زيادة. واجلس على السلّم مع الجالسين.</p>
<h2>السادس: شاي يأخذ ساعة</h2>
<p>القهوة المشهورة مفتوحة ليلًا ونهارًا، وممتلئة كما سمعت. اذهب قبل الحادية عشرة، وخذ ركن المرايا، واطلب شايًا بالنعناع، واعتذر لأول أربعة يبيعون نظارات الشمس. الخامس يبيع الشعر.</p>
<h2>السابع: أم علي في الآخر</h2>
<p>آخر الشارع أهدؤه. جامع الحاكم صحن أبيض كله: اخلع حذاءك، واعبر الرخام، واجلس عند الجدار. ثم اخرج من باب الفتوح، والتفت وراءك مرة واحدة، واعبر إلى محل الألبان. أم علي عيش ولبن ومكسرات وحكاية عن زوجة غيور. كُلها ساخنة.</p>
<h2>كيف تفعلها جيدًا</h2>
<ul><li>صباح الجمعة صمت، ومساء السبت مسرح. وكلاهما جميل؛ أما الظهر في أي يوم فلا.</li><li>تذكرة واحدة من قلاوون تفتح لك أغلب الآثار. والحارس الذي يفتح لك السطح يستحق إكرامية.</li><li>الكتفان والركبتان مغطاة، وإيشارب في الحقيبة للجوامع.</li><li>استأذن قبل أن تصوّر الناس. أغلبهم يوافق، ثم يريد أن يرى الصورة.</li></ul>
<p>وإن تُهت، وستتوه، فلا تُخرج الخريطة. اسأل عن البوابة القادمة. سيدلك ثلاثة على ثلاثة طرق كلها صحيحة، والرابع سيمشي معك لأنه كان ذاهبًا إلى هناك على أي حال.</p>
<p>وإن بتّ في أحد البيوت القليلة داخل السور نلت ما لا يناله زائر اليوم الواحد: الساعة التي تلي أذان العشاء، حين تنزل أبواب الدكاكين بابًا بعد باب، ويغني أحدهم وهو يكنس، ويعود الشارع للقطط.</p>`,
  },
}
