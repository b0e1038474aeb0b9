import { day } from './day.ts'

/** The Red Sea from Sokhna to the deep south, the canal and the Mediterranean. */
export const seaDays = {
  hurghadaArrive: day(
    'Hurghada',
    [
      'Bracelet, towel, sea',
      'Check-in with a lemonade. The jetty before dinner to see who lives under it.',
    ],
    ['أسورة وفوطة وبحر', 'استلام مع ليمونادة. والسقالة قبل العشاء لمعرفة من يسكن تحتها.'],
  ),
  hurghadaGiftun: day(
    'Hurghada',
    [
      'Giftun and its sandbar',
      'Boat at nine, two snorkel stops with a guide who finds octopus, three hours of white sand.',
    ],
    [
      'الجفتون ولسانه الرملي',
      'المركب في التاسعة ومحطتا سنوركل مع مرشد يعرف بيت الأخطبوط وثلاث ساعات على رمل المحمية الأبيض.',
    ],
  ),
  hurghadaAquarium: day(
    'Hurghada',
    [
      'Fish behind glass, then cotton candy',
      'A tunnel with rays overhead for those who won’t put on a mask. The promenade in the evening, where every child ends up on somebody’s shoulders.',
    ],
    [
      'سمك خلف الزجاج ثم غزل البنات',
      'نفق وفوقه أسماك الراي لمن لا يلبس النظارة. والممشى مساءً حيث ينتهي كل طفل على كتف أحدهم.',
    ],
  ),
  hurghadaTown: day(
    'Hurghada',
    [
      'Dahar on foot',
      'The old town behind the beaches: the market, the fish hall with its cats, kebda from a cart that has a queue.',
    ],
    [
      'الدهار مشيًا',
      'البلد القديمة خلف الشواطئ: السوق وحلقة السمك وقططها وكبدة من عربة عليها طابور.',
    ],
  ),
  hurghadaFree: day(
    'Hurghada',
    [
      'Nobody wakes anybody',
      'Slides for some, a shaded bed for others, and the children’s club for two blessed hours.',
    ],
    ['لا أحد يوقظ أحدًا', 'زحاليق لناس وسرير مظلل لناس ونادي الأطفال ساعتين مباركتين.'],
  ),
  hurghadaShade: day(
    'Hurghada',
    [
      'A day without an alarm',
      'A shaded bed, a book that stays shut, and the jetty at four when the fish come in.',
    ],
    ['يوم بلا منبّه', 'سرير مظلل وكتاب يظل مغلقًا، والسقالة في الرابعة حين يدخل السمك.'],
  ),
  hurghadaDive: day(
    'Hurghada',
    [
      'Abu Ramada, the aquarium',
      'Two dives: a garden at twelve metres with more fish than water, then Erg Somaya’s drop. Lunch in between, as God intended.',
    ],
    [
      'أبو رمادة، الأكواريوم',
      'غطستان: حديقة على اثني عشر مترًا سمكها أكثر من مائها ثم هاوية عرق سمية. والغداء بينهما كما ينبغي.',
    ],
  ),
  hurghadaWrecks: day(
    'Hurghada',
    [
      'Abu Nuhas, four ships on one reef',
      'An early boat north to the wreck of the tiles and the one with the lentils. Dolphins on the way about one time in two.',
    ],
    [
      'أبو نحاس، أربع سفن على شعب',
      'مركب مبكر شمالًا إلى حطام البلاط وحطام العدس. والدلافين في الطريق مرة من كل مرتين.',
    ],
  ),
  hurghadaLeave: day(
    'Hurghada',
    ['Sand in the suitcase', 'Breakfast late, one length of the pool, the road or the plane.'],
    ['رمل في الشنطة', 'فطار متأخر وعومة أخيرة ثم الطريق أو الطيارة.'],
  ),
  gounaArrive: day(
    'El Gouna',
    [
      'A town you cross by boat',
      'The lagoon taxi is included, so is getting lost. Dinner at the marina watching people park yachts badly.',
    ],
    [
      'بلد تعبرونها بالمركب',
      'تاكسي اللاجون ضمن السعر وكذلك التوهان. والعشاء في المارينا فرجة على من يركنون اليخوت بالعافية.',
    ],
  ),
  gounaKite: day(
    'El Gouna',
    [
      'Mangroovy, side-shore',
      'Knee-deep for half a mile and wind from eleven. Lesson first, rescue boat on call, tacos after.',
    ],
    [
      'مانجروفي والهواء من الجنب',
      'ماء للركبة نصف ميل وهواء من الحادية عشرة. الدرس أولًا ولنش إنقاذ حاضر وتاكو بعدها.',
    ],
  ),
  gounaKiteTwo: day(
    'El Gouna',
    [
      'First metres',
      'Today the board goes on. Most stand up by noon; all of them claim to have by dinner.',
    ],
    ['أول الأمتار', 'اليوم يدخل اللوح. أغلبهم يقف ظهرًا، وكلهم يزعمون ذلك على العشاء.'],
  ),
  gounaIslands: day(
    'El Gouna',
    [
      'Tawila by speedboat',
      'A sandbank with a pier and no shade: bring the hat. Dolphin House on the way back if they are at home.',
    ],
    [
      'طويلة باللنش السريع',
      'لسان رمل بسقالة وبلا ظل: أحضرا الكاب. وبيت الدلافين في العودة إن كانت في بيتها.',
    ],
  ),
  gounaLeave: day(
    'El Gouna',
    [
      'Croissant on the canal',
      'Downtown bakery, the bookshop, and the coach at noon from the square.',
    ],
    ['كرواسون على القناة', 'مخبز الداون تاون والمكتبة والأتوبيس ظهرًا من الميدان.'],
  ),
  makadiArrive: day(
    'Makadi Bay',
    [
      'A bay with its back to the road',
      'The gate closes behind you and cars stop existing. Slides until sunset, mini disco at eight, silence at ten.',
    ],
    [
      'خليج ظهره للطريق',
      'البوابة تُغلق خلفكم فتنتهي السيارات. زحاليق حتى الغروب وميني ديسكو في الثامنة وهدوء في العاشرة.',
    ],
  ),
  makadiReef: day(
    'Makadi Bay',
    [
      'The reef from the jetty',
      'Parrotfish at fifty metres from the towel. The guide gives children a list; nobody has ever found the seahorse.',
    ],
    [
      'الشعاب من السقالة',
      'سمك الببغاء على خمسين مترًا من الفوطة. المرشد يعطي الأولاد قائمة، ولم يجد أحد حصان البحر بعد.',
    ],
  ),
  makadiDesert: day(
    'Makadi Bay',
    [
      'Mountains at teatime',
      'Jeeps to a Bedouin camp in the Red Sea hills, bread, camels for the small, sunset for the large.',
    ],
    ['جبال مع الشاي', 'جيبات إلى مخيم بدوي في جبال البحر الأحمر وعيش وجمال للصغار وغروب للكبار.'],
  ),
  makadiLeave: day(
    'Makadi Bay',
    ['Last slide', 'Counting wet swimsuits, then the coach.'],
    ['آخر زحليقة', 'عدّ المايوهات المبلولة ثم الأتوبيس.'],
  ),
  safagaArrive: day(
    'Safaga',
    [
      'A port that stayed a port',
      'No promenade, good bread, better wind. Gear sorted by five, grouper by eight.',
    ],
    [
      'ميناء بقي ميناء',
      'لا ممشى، وعيش طيب وهواء أطيب. المعدات مرتبة في الخامسة والوقار في الثامنة.',
    ],
  ),
  safagaPanorama: day(
    'Safaga',
    [
      'Panorama and Abu Kafan',
      'The two walls that made the place’s name. Drift on the current, hang at five metres and watch the tuna.',
    ],
    [
      'بانوراما وأبو كفان',
      'الجداران اللذان صنعا اسم المكان. مع التيار ثم وقفة على خمسة أمتار وفرجة على التونة.',
    ],
  ),
  safagaSalem: day(
    'Safaga',
    [
      'Salem Express, from outside',
      'Prayers are said before the dive. We stay out of her; she is a grave, and the guide says why.',
    ],
    ['سالم إكسبريس من الخارج', 'نقرأ الفاتحة قبل الغطسة. لا ندخلها فهي قبر، والمرشد يحكي لماذا.'],
  ),
  safagaWind: day(
    'Safaga',
    [
      'Ras Abu Soma',
      'Side-on wind, a lagoon for learners, a downwinder for the rest with the truck waiting at the end.',
    ],
    ['رأس أبو سومة', 'هواء جانبي ولاجون للمتعلمين ومشوار مع الهواء للبقية والعربة تنتظر في آخره.'],
  ),
  safagaLeave: day(
    'Safaga',
    ['Rinse everything', 'Gear in the tank, tea with the compressor man, the road by noon.'],
    ['اشطفوا كل شيء', 'المعدات في الحوض وشاي مع رجل الكمبروسر والطريق ظهرًا.'],
  ),
  quseirArrive: day(
    'El Quseir',
    [
      'Coral-stone and balconies',
      'A pilgrim port that forgot to grow. The Ottoman fort, the phosphate company’s museum, fried fish by weight.',
    ],
    [
      'حجر مرجاني وبلكونات',
      'ميناء حجاج نسي أن يكبر. الطابية العثمانية ومتحف شركة الفوسفات وسمك مقلي بالكيلو.',
    ],
  ),
  quseirShore: day(
    'El Quseir',
    [
      'The bay by the house',
      'Turtles at the reef edge before nine, the carpenters of the old quarter in the shade, a sunset that takes its time.',
    ],
    [
      'خليج عند البيت',
      'ترسة عند حافة الشعب قبل التاسعة ونجارو الحي القديم في الظل وغروب على مهله.',
    ],
  ),
  marsaArrive: day(
    'Marsa Alam',
    [
      'South of the last traffic light',
      'From the plane or the long road straight into the shallows. Supper with sand on the floor.',
    ],
    ['جنوب آخر إشارة', 'من الطيارة أو الطريق الطويل إلى الماء مباشرة. وعشاء والرمل على الأرض.'],
  ),
  marsaDugong: day(
    'Marsa Alam',
    [
      'Abu Dabbab’s meadow',
      'Turtles the size of tables graze on seagrass. The dugong comes when it likes and leaves when it’s chased.',
    ],
    ['مرج أبو دباب', 'ترسة بحجم الترابيزة ترعى حشيش البحر. والأطوم يأتي حين يشاء ويرحل حين يُطارد.'],
  ),
  marsaDolphins: day(
    'Marsa Alam',
    [
      'Samadai, by the rules',
      'A horseshoe reef where a hundred spinner dolphins sleep by day. Zones, life jackets, no touching: that’s why they still come.',
    ],
    [
      'صمداي بالأصول',
      'شعب كحدوة الحصان ينام فيه مئة دولفين نهارًا. مناطق وجاكيتات ولا لمس: لهذا ما زالت تأتي.',
    ],
  ),
  marsaElphinstone: day(
    'Marsa Alam',
    [
      'Elphinstone at first light',
      'Zodiac at five. North plateau, blue water, longimanus in autumn. Second dive on the east wall with soft coral like curtains.',
    ],
    [
      'إلفنستون مع أول ضوء',
      'زودياك في الخامسة. الهضبة الشمالية والأزرق وقرش المحيط خريفًا. والثانية على الجدار الشرقي ومرجانه كالستائر.',
    ],
  ),
  marsaHouse: day(
    'Marsa Alam',
    [
      'House reef, as often as you like',
      'Tanks by the door from six to six. Night dive with torches for the Spanish dancer.',
    ],
    [
      'شعاب البيت كما تشاؤون',
      'الأسطوانات عند الباب من السادسة إلى السادسة. وغطسة ليلية بالكشافات للراقصة الإسبانية.',
    ],
  ),
  marsaGimal: day(
    'Marsa Alam',
    [
      'Wadi Gimal’s mangroves',
      'Gazelles at the water hole if you whisper, kayaks between the roots, the emerald miners’ temple up the valley.',
    ],
    [
      'مانجروف وادي الجمال',
      'غزلان عند البئر إن همستم وكاياك بين الجذور ومعبد عمال الزمرد في أعلى الوادي.',
    ],
  ),
  marsaAbabda: day(
    'Marsa Alam',
    [
      'Coffee with the Ababda',
      'Jabana roasted, pounded and poured three times. Sheep on hot stones, poems nobody translates quickly enough.',
    ],
    ['جبنة العبابدة', 'تُحمص وتُدق وتُصب ثلاث مرات. خروف على الحجر الساخن وقصائد لا يلحقها المترجم.'],
  ),
  marsaSharm: day(
    'Marsa Alam',
    [
      'Sharm el-Luli',
      'The beach that wins prizes and has no café. Shade comes in the truck; so does the watermelon.',
    ],
    ['شرم اللولي', 'الشاطئ الذي يكسب الجوائز وليس فيه كافيه. الظل يأتي في العربة وكذلك البطيخ.'],
  ),
  marsaLeave: day(
    'Marsa Alam',
    [
      'Rinse and fly',
      'No dive today. A slow breakfast, addresses exchanged, the airport twenty minutes up the coast.',
    ],
    ['اشطفوا وسافروا', 'لا غطس اليوم. فطار على مهل وتبادل أرقام والمطار على عشرين دقيقة.'],
  ),
  boatBoard: day(
    'Port Ghalib',
    [
      'Shoes in the basket',
      'Aboard by six. Cabins, briefing, the first dinner; ropes off at midnight.',
    ],
    ['الأحذية في السلة', 'على المركب في السادسة. كبائن وشرح وأول عشاء، والحبال تُرفع منتصف الليل.'],
  ),
  boatFury: day(
    'Marsa Alam',
    [
      'Fury Shoals',
      'Caverns with the sun coming through in bars, then dolphins at Sataya for whoever still has legs.',
    ],
    ['شعاب فيوري', 'كهوف تدخلها الشمس قضبانًا ثم دلافين سطايح لمن بقيت له ساقان.'],
  ),
  boatJohns: day(
    'Marsa Alam',
    [
      'Saint John’s',
      'Habili Ali’s table of coral, Gota Kebir’s tunnel, four dives between coffee and stars.',
    ],
    ['سانت جون', 'مائدة مرجان هبيلي علي ونفق القطعة الكبيرة وأربع غطسات بين القهوة والنجوم.'],
  ),
  boatDeep: day(
    'Marsa Alam',
    [
      'The blue side',
      'Hang off the south plateau and wait for hammerheads. They come, or they don’t, and lunch is good anyway.',
    ],
    [
      'جهة الأزرق',
      'وقوف عند الهضبة الجنوبية وانتظار المطرقة. تأتي أو لا تأتي، والغداء طيب في الحالتين.',
    ],
  ),
  boatBack: day(
    'Marsa Alam',
    [
      'North again, two easy dives',
      'Abu Galawa’s tugboat under its coral, then the compressor falls silent and everyone sleeps.',
    ],
    ['شمالًا وغطستان سهلتان', 'قاطرة أبو جلاوة تحت مرجانها ثم يسكت الكمبروسر فينام الجميع.'],
  ),
  boatMarina: day(
    'Port Ghalib',
    [
      'Back in the marina',
      'Stamps in the logbook at breakfast. A bed that doesn’t move, a pool, pizza.',
    ],
    ['عودة إلى المارينا', 'أختام الدفاتر مع الفطار. وسرير لا يتحرك وحمام سباحة وبيتزا.'],
  ),
  ghalibLeave: day(
    'Port Ghalib',
    [
      'Eighteen hours dry',
      'Quay-side breakfast; the airport is five minutes away and knows you are coming.',
    ],
    ['ثماني عشرة ساعة بلا ماء', 'فطار على الرصيف، والمطار على خمس دقائق ويعرف أنكم قادمون.'],
  ),
  sokhnaArrive: day(
    'Ain Sokhna',
    [
      'The nearest sea',
      'Ninety minutes from the ring road. Rooms, a swim, fish by the port where the truckers eat.',
    ],
    ['أقرب بحر', 'تسعون دقيقة من الدائري. غرف وعومة وسمك عند الميناء حيث يأكل سائقو النقل.'],
  ),
  sokhnaMonks: day(
    'Ain Sokhna',
    [
      'Saint Anthony and Saint Paul',
      'The first monastery in the world, its wall paintings cleaned to the eyelashes, and the cave for those who can manage 1,158 steps.',
    ],
    [
      'الأنبا أنطونيوس والأنبا بولا',
      'أول دير في العالم بجدارياته التي نُظفت حتى الرموش، والمغارة لمن يطيق 1158 درجة.',
    ],
  ),
  sokhnaFree: day(
    'Ain Sokhna',
    [
      'Sun, pool, tug of war',
      'The animation team means well. Galala’s cable car in the late afternoon, with the gulf full of waiting ships.',
    ],
    [
      'شمس وحمام سباحة وشد حبل',
      'فريق الأنيميشن نيته طيبة. وتلفريك الجلالة عصرًا والخليج مليء بسفن تنتظر.',
    ],
  ),
  sokhnaLeave: day(
    'Ain Sokhna',
    [
      'Out before the weekend is',
      'Check-out at twelve, on the road by one, home before everyone else has the idea.',
    ],
    [
      'قبل زحمة آخر الأسبوع',
      'المغادرة في الثانية عشرة والطريق في الواحدة والبيت قبل أن تخطر الفكرة للجميع.',
    ],
  ),
  alexArrive: day(
    'Alexandria',
    [
      'Two and a half hours to salt air',
      'First train, seats on the left. The corniche, ice cream on the wall, tram for no reason but the tram.',
    ],
    [
      'ساعتان ونصف إلى هواء البحر',
      'أول قطار والمقاعد يسارًا. الكورنيش وآيس كريم على السور وترام لا لسبب إلا الترام.',
    ],
  ),
  alexOld: day(
    'Alexandria',
    [
      'Qaitbay, catacombs, the library',
      'Stones of the lighthouse in a fort’s wall, snakes with beards underground, and half a million books with a roof like a sundial.',
    ],
    [
      'قايتباي وكوم الشقافة والمكتبة',
      'حجارة الفنار في جدار قلعة وثعابين بلحى تحت الأرض ونصف مليون كتاب تحت سقف كالمزولة.',
    ],
  ),
  alexWriters: day(
    'Alexandria',
    [
      'Cavafy’s chair',
      'The poet’s flat, the old hotel’s lift, a café that was and one that is. A page is read aloud at every stop.',
    ],
    [
      'كرسي كفافيس',
      'شقة الشاعر وأسانسير الفندق القديم وقهوة كانت وأخرى باقية. وتُقرأ صفحة عند كل محطة.',
    ],
  ),
  alexMontazah: day(
    'Alexandria',
    [
      'Montazah’s gardens',
      'A king’s pines, the little bridge, bicycles and a picnic. Fish at Bahary, sold by the shout.',
    ],
    ['حدائق المنتزه', 'صنوبر ملك وكوبري صغير ودراجات ونزهة. وسمك بحري يباع بالنداء.'],
  ),
  alexBoats: day(
    'Alexandria',
    [
      'Anfoushi’s shipwrights',
      'Hulls the size of houses built by eye. The tombs nobody visits, tea with the net-menders, liver from the corner cart.',
    ],
    [
      'نجارو مراكب الأنفوشي',
      'هياكل بحجم البيوت تُبنى بالنظر. والمقابر التي لا يزورها أحد وشاي مع مصلحي الشباك وكبدة من عربة الناصية.',
    ],
  ),
  rosetta: day(
    'Rosetta',
    [
      'Brick by brick in Rosetta',
      'Houses with checkered fronts and secret cupboards, the river’s last bend, the place of the Stone. Fresh feseekh for the fearless.',
    ],
    [
      'طوبة طوبة في رشيد',
      'بيوت بواجهات منقوشة ودواليب سرية وآخر ثنية للنهر ومكان الحجر. وفسيخ للشجعان.',
    ],
  ),
  alexLeave: day(
    'Alexandria',
    [
      'A last coffee facing north',
      'Brazilian roast on Saad Zaghloul, cheese from the Greek grocer’s, the four o’clock express.',
    ],
    ['قهوة أخيرة وجهها للشمال', 'بن برازيلي في سعد زغلول وجبنة من البقال اليوناني وقطار الرابعة.'],
  ),
  alexFamily: day(
    'Alexandria',
    [
      'Tram, sea lions, sugared almonds',
      'The double-decker from end to end, the aquarium by the fort, freska on the sand.',
    ],
    ['ترام وأسماك وفريسكا', 'الدورين من أوله إلى آخره ومتحف الأحياء عند القلعة وفريسكا على الرمل.'],
  ),
  alameinWar: day(
    'El Alamein',
    [
      'Eighty years of silence',
      'Three cemeteries for three armies, and a museum where tanks still have their names. Nobody talks much until the beach.',
    ],
    [
      'ثمانون عامًا من الصمت',
      'ثلاث مقابر لثلاثة جيوش ومتحف ما زالت دباباته بأسمائها. ولا أحد يتكلم كثيرًا حتى الشاطئ.',
    ],
  ),
  alameinNew: day(
    'New Alamein',
    [
      'A skyline in the sand',
      'Walk the new promenade, ride the lift to a fifty-sixth floor, swim in water that needs no filter.',
    ],
    [
      'أبراج في الرمل',
      'تمشية على الممشى الجديد وأسانسير إلى الدور السادس والخمسين وسباحة في ماء لا يحتاج فلتر.',
    ],
  ),
  alameinRest: day(
    'New Alamein',
    [
      'The long beach',
      'Seven kilometres, early. Lunch in the Latin quarter, film on the lawn when the season has one.',
    ],
    [
      'الشاطئ الطويل',
      'سبعة كيلومترات مبكرًا. غداء في الحي اللاتيني وفيلم على النجيلة إن كان الموسم.',
    ],
  ),
  alameinLeave: day(
    'New Alamein',
    ['Figs at the roadside', 'Sold by boys in hats, cheaper by the crate. Cairo in three hours.'],
    ['تين على الطريق', 'يبيعه أولاد بقبعات وأرخص بالقفص. والقاهرة في ثلاث ساعات.'],
  ),
  portSaid: day(
    'Port Said',
    [
      'Ships above the streets',
      'The free ferry back and forth until the children have had enough, wooden balconies five storeys high, mussels at the lighthouse.',
    ],
    [
      'سفن فوق الشوارع',
      'المعدية المجانية ذهابًا وإيابًا حتى يكتفي الأولاد وبلكونات خشب بخمسة أدوار وجندوفلي عند الفنار.',
    ],
  ),
  ismailia: day(
    'Ismailia',
    [
      'Mangoes and engineers',
      'De Lesseps’s villa, the canal museum with its dredgers in brass, the lake at Timsah. Somebody will insist on mangoes.',
    ],
    [
      'مانجو ومهندسون',
      'فيلا ديليسبس ومتحف القناة بكراكاته النحاس وبحيرة التمساح. وسيصر أحدهم على المانجو.',
    ],
  ),
  canalHome: day(
    'Ismailia',
    [
      'Pilots’ breakfast',
      'Beans where the canal pilots eat, a look at the big ships from the park, and the desert road home.',
    ],
    ['فطار المرشدين', 'فول حيث يفطر مرشدو القناة وفرجة على السفن من الحديقة ثم الطريق الصحراوي.'],
  ),
  rasArrive: day(
    'Ras El Bar',
    [
      'Where the Nile ends',
      'The tongue of stone: river on one hand, sea on the other. Cycles for four, mesh’abbek by the box.',
    ],
    ['حيث ينتهي النيل', 'اللسان: نهر على يد وبحر على يد. عجلة بأربعة ومشبك بالعلبة.'],
  ),
  rasDamietta: day(
    'Ras El Bar',
    [
      'Damietta’s workshops',
      'A chair from trunk to varnish in one street. White cheese in tins, the old mosque, back for the sunset dolphins.',
    ],
    [
      'ورش دمياط',
      'كرسي من الجذع إلى الإستر في شارع واحد. جبنة بيضاء في صفائح والجامع القديم والعودة لدلافين الغروب.',
    ],
  ),
  rasLeave: day(
    'Ras El Bar',
    ['Sweets for the stairs', 'Harissa still warm, the palm-lined road, Cairo for a late lunch.'],
    ['حلويات للجيران', 'هريسة ساخنة وطريق النخيل والقاهرة لغداء متأخر.'],
  ),
} as const
