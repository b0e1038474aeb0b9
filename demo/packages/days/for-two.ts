import { day } from './day.ts'

/** Days of honeymoons. */
export const daysForTwo = {
  twoLuxorArrive: day(
    'Luxor',
    [
      'A window on the west',
      'A car with cold towels, a room where the river takes up the whole window. Nothing is planned until dinner, and that is late.',
    ],
    [
      'شباك على الغرب',
      'سيارة بفوط باردة وغرفة يملأ النهر شباكها. ولا شيء في البرنامج حتى العشاء، والعشاء متأخر.',
    ],
  ),
  twoLuxorWest: day(
    'Luxor',
    [
      'The other bank, unhurried',
      'A guide for the two of you and no microphone. One tomb fewer than the others, and time to sit down in each.',
    ],
    [
      'البر الغربي بلا استعجال',
      'مرشد لكما وحدكما وبلا ميكروفون. مقبرة أقل من غيركما ووقت للجلوس في كل واحدة.',
    ],
  ),
  twoLuxorFelucca: day(
    'Luxor',
    [
      'A sail of your own',
      'Karnak early, the pool late. At five a captain in white takes you upstream and drifts you home under the first stars.',
    ],
    [
      'شراع لكما وحدكما',
      'الكرنك مبكرًا وحمام السباحة متأخرًا. وفي الخامسة ريّس بجلابية بيضاء يصعد بكما ويعود مع أول النجوم.',
    ],
  ),
  twoLuxorBalloon: day(
    'Luxor',
    [
      'Over the fields at sunrise',
      'If you booked the balloon, today is the day; if not, sleep, and look at them from the balcony. Market by carriage in the evening.',
    ],
    [
      'فوق الغيطان مع الشروق',
      'إن حجزتما البالون فاليوم يومه، وإلا فناما وتفرجا من البلكونة. والسوق بالحنطور مساءً.',
    ],
  ),
  twoLuxorLeave: day(
    'Luxor',
    [
      'No alarm clock',
      'Breakfast is kept until eleven, the room until two where the house can. The car knows your flight.',
    ],
    [
      'بلا منبه',
      'الفطار محفوظ حتى الحادية عشرة والغرفة حتى الثانية إن أمكن. والسيارة تعرف موعد طيارتكما.',
    ],
  ),
  twoAswanArrive: day(
    'Aswan',
    [
      'By launch to the island',
      'The hotel’s boat, a rose on the pillow, the cataract for a lullaby. Dinner where the terrace ends.',
    ],
    [
      'باللنش إلى الجزيرة',
      'مركب الفندق ووردة على المخدة وصوت الشلال للنوم. والعشاء عند آخر التراس.',
    ],
  ),
  twoAswanPhilae: day(
    'Aswan',
    [
      'Isis, who put her husband together again',
      'Philae at opening with your own boatman. The afternoon is for the spa, the pool, or each other.',
    ],
    [
      'إيزيس التي جمعت زوجها',
      'فيلة مع فتح الباب ومعكما مراكبي خاص. والعصر للسبا أو لحمام السباحة أو لكما.',
    ],
  ),
  twoAswanNubia: day(
    'Aswan',
    [
      'A Nubian lunch, henna on two hands',
      'Through the islands to a yellow house; the grandmother paints your names and guesses about children. She is often right.',
    ],
    [
      'غداء نوبي وحنة على كفين',
      'بين الجزر إلى بيت أصفر، والجدة تنقش اسميكما وتتنبأ بالأولاد. وكثيرًا ما تصيب.',
    ],
  ),
  twoAswanGarden: day(
    'Aswan',
    [
      'Kitchener’s garden, then nothing',
      'Royal palms and a hundred kinds of shade. Read to each other; the tea man pretends not to listen.',
    ],
    [
      'جزيرة النباتات ثم لا شيء',
      'نخيل ملوكي ومئة نوع من الظل. اقرآ لبعضكما، وبائع الشاي يتظاهر بأنه لا يسمع.',
    ],
  ),
  twoAswanLeave: day(
    'Aswan',
    [
      'The slow goodbye',
      'One more breakfast above the water. The launch, the car, a bag of hibiscus for each mother.',
    ],
    ['وداع على مهل', 'فطار أخير فوق الماء. اللنش والسيارة وكيس كركديه لكل أم.'],
  ),
  twoSoheil: day(
    'Aswan',
    [
      'The blue door',
      'A dome with a bed under it and swallows over it. Supper cross-legged on the roof; the drum is for whoever reaches it first.',
    ],
    ['الباب الأزرق', 'قبة تحتها سرير وفوقها سنونو. عشاء على السطح متربعين، والدف لمن يصل إليه أولًا.'],
  ),
  twoSoheilSand: day(
    'Aswan',
    [
      'The golden beach across the water',
      'Row over, climb the dune on hands and knees, run down it holding hands. Mint tea for the winded.',
    ],
    [
      'الشط الذهبي المقابل',
      'جدفا إليه واصعدا الكثيب على أربع وانزلاه جريًا يدًا بيد. وشاي بالنعناع لمن انقطع نفسه.',
    ],
  ),
  twoSimbel: day(
    'Abu Simbel',
    [
      'A temple he built for her',
      'Ramses gave Nefertari the same height as himself, which he did for nobody else. Stay the night and have both doors at dawn.',
    ],
    [
      'معبد بناه لها',
      'جعل رمسيس نفرتاري بطوله ولم يفعلها لغيرها. ابقيا الليلة فالبابان لكما فجرًا.',
    ],
  ),
  twoSimbelBack: day(
    'Aswan',
    [
      'From the lake to the river',
      'Sunrise with the guard’s permission, the desert road with music, a terrace in Aswan by the time the sun goes.',
    ],
    [
      'من البحيرة إلى النهر',
      'شروق بإذن الحارس وطريق صحراوي بالأغاني وتراس في أسوان قبل أن تغيب الشمس.',
    ],
  ),
  twoShipOne: day(
    'Luxor',
    [
      'Cabin with a balcony',
      'Two chairs, one river. Karnak when the shadows are long, then dinner at a table that is yours until Aswan.',
    ],
    ['كابينة ببلكونة', 'كرسيان ونهر. الكرنك والظل طويل، ثم عشاء على مائدة هي لكما حتى أسوان.'],
  ),
  twoShipTwo: day(
    'Luxor',
    [
      'Tombs, then towels',
      'The valley before the heat, the deck pool during it. At Esna stay up for the lock: it is better than any film.',
    ],
    ['مقابر ثم فوط', 'الوادي قبل الحر وحوض السطح أثناءه. واسهرا لهويس إسنا فهو أحلى من السينما.'],
  ),
  twoShipThree: day(
    'Edfu',
    [
      'Carriage for two',
      'Edfu in a calèche with a horse called Cleopatra, Kom Ombo after sunset. The band knows four love songs.',
    ],
    [
      'حنطور لاثنين',
      'إدفو بحنطور حصانته كليوباترا وكوم أمبو بعد الغروب. والفرقة تحفظ أربع أغاني حب.',
    ],
  ),
  twoShipFour: day(
    'Aswan',
    [
      'An anchor and a felucca',
      'Philae at nine, the afternoon under sail. The cook has heard; there will be a cake.',
    ],
    ['مرساة وفلوكة', 'فيلة في التاسعة والعصر تحت الشراع. والطباخ عرف، وستكون هناك تورتة.'],
  ),
  twoShipAshore: day(
    'Aswan',
    [
      'From cabin to terrace',
      'Off the ship at eight, into a room that doesn’t move by ten. The rest of the day is horizontal.',
    ],
    ['من الكابينة إلى التراس', 'النزول في الثامنة وغرفة لا تتحرك في العاشرة. وبقية اليوم مستلقيان.'],
  ),
  twoNorthOne: day(
    'Aswan',
    [
      'Board where the river begins again',
      'Philae in the morning, the ship at noon, and a sunset with nothing to carry.',
    ],
    ['الصعود حيث يبدأ النهر من جديد', 'فيلة صباحًا والمركب ظهرًا وغروب بلا شنط.'],
  ),
  twoNorthTwo: day(
    'Kom Ombo',
    [
      'Downstream together',
      'Two gods share one temple at Kom Ombo, each with his own door. A good thought for the first week.',
    ],
    ['مع التيار معًا', 'إلهان يتقاسمان معبد كوم أمبو ولكل بابه. فكرة طيبة لأول أسبوع.'],
  ),
  twoNorthThree: day(
    'Luxor',
    [
      'Thebes from the water',
      'Esna’s lock from the bed, if you leave the curtain open. Luxor Temple lit like a stage by seven.',
    ],
    [
      'طيبة من الماء',
      'هويس إسنا من السرير إن تركتما الستارة. ومعبد الأقصر مضاء كالمسرح في السابعة.',
    ],
  ),
  twoNorthFour: day(
    'Luxor',
    [
      'To the resort by boat',
      'The valley, Karnak, then a launch to the garden hotel: shoes off, menu down, phones away.',
    ],
    [
      'إلى المنتجع بالمركب',
      'الوادي والكرنك ثم لنش إلى فندق الحديقة: اخلعا الأحذية وانسيا الموبايل.',
    ],
  ),
  twoSailOne: day(
    'Esna',
    [
      'Eight cabins, two sails',
      'The crew line up and so do the pillows. By four the only engine you hear is somebody’s pump on the bank.',
    ],
    ['ثماني كبائن وشراعان', 'الطاقم مصطف وكذلك المخدات. وفي الرابعة لا صوت إلا طلمبة على الضفة.'],
  ),
  twoSailTwo: day(
    'Edfu',
    [
      'A sandbank for two',
      'The cook lays a table at the water’s edge and goes away. He comes back only for the coals.',
    ],
    ['جزيرة رمل لاثنين', 'الطباخ يفرش مائدة عند حافة الماء ويذهب. ولا يعود إلا للفحم.'],
  ),
  twoSailThree: day(
    'Edfu',
    [
      'Where the wind likes',
      'Edfu by tuk-tuk, then a day decided by air. If it drops, swim; if it rises, hold your hats.',
    ],
    ['حيث يحب الهواء', 'إدفو بالتوك توك ثم يوم يقرره الهواء. إن سكن فاسبحا وإن هبّ فأمسكا القبعات.'],
  ),
  twoSailFour: day(
    'Kom Ombo',
    [
      'Lamps on the water',
      'Silsila by rowing boat, names left by quarrymen three thousand years ago, Kom Ombo with the crew’s lanterns.',
    ],
    [
      'مصابيح على الماء',
      'السلسلة بقارب تجديف وأسماء تركها الحجّارون قبل ثلاثة آلاف سنة وكوم أمبو بفوانيس الطاقم.',
    ],
  ),
  twoSailFive: day(
    'Aswan',
    [
      'Land, reluctantly',
      'Pancakes, a photograph with everyone, and a car to Aswan that will feel very fast.',
    ],
    ['إلى البر على مضض', 'فطير وصورة مع الجميع وسيارة إلى أسوان ستبدو سريعة جدًا.'],
  ),
  twoRamla: day(
    'Luxor',
    [
      'A garden on the west bank',
      'Bougainvillea, a donkey, a hostess who feeds you before you’ve said your names. Early bed.',
    ],
    ['جنينة في البر الغربي', 'جهنمية وحمار وصاحبة بيت تطعمكما قبل أن تقولا اسميكما. ونوم مبكر.'],
  ),
  twoLakeOne: day(
    'Aswan',
    [
      'The quiet side of the Dam',
      'A ship half empty by design. Kalabsha by tender, then your balcony and not one light on the shore.',
    ],
    ['الجهة الهادئة من السد', 'مركب نصف خالية عن قصد. كلابشة باللنش ثم بلكونتكما ولا ضوء على الشط.'],
  ),
  twoLakeTwo: day(
    'Aswan',
    [
      'Nobody to wave to',
      'A whole day of blue. Books, backgammon, the captain’s chart with villages written under water.',
    ],
    ['لا أحد تلوحان له', 'يوم كامل من الأزرق. كتب وطاولة وخريطة القبطان وقراها مكتوبة تحت الماء.'],
  ),
  twoLakeThree: day(
    'Abu Simbel',
    [
      'An avenue of lions in the sand',
      'Camels wait at Sebua; the dune is soft, the temple is cool, and lunch is back on board.',
    ],
    ['طريق سباع في الرمل', 'جمال تنتظر عند السبوع، والرمل طري والمعبد بارد والغداء على المركب.'],
  ),
  twoLakeFour: day(
    'Abu Simbel',
    [
      'Candles facing Ramses',
      'The ship anchors before the temples and turns off its lights. Dinner on deck with four kings looking on.',
    ],
    [
      'شموع في وجه رمسيس',
      'المركب ترسو أمام المعبدين وتطفئ أنوارها. عشاء على السطح وأربعة ملوك يتفرجون.',
    ],
  ),
  twoLakeAshore: day(
    'Abu Simbel',
    [
      'A room on the shore',
      'First in at the gate, then a domed room with pelicans for neighbours. Sunset needs no ticket.',
    ],
    ['غرفة على الشط', 'أول الداخلين ثم غرفة بقبة وجيرانها البجع. والغروب بلا تذكرة.'],
  ),
  twoSimbelLeave: day(
    'Abu Simbel',
    [
      'Home by the short flight',
      'Coffee with the lake, the airstrip that has one gate, Aswan in half an hour and on.',
    ],
    ['عودة بالرحلة القصيرة', 'قهوة مع البحيرة ومطار ببوابة واحدة وأسوان في نصف ساعة ثم البيت.'],
  ),
  twoGounaArrive: day(
    'El Gouna',
    [
      'Turn the phone face down',
      'The buggy stops at your door; the lagoon begins at the other one. Fruit, a note, a bath.',
    ],
    ['اقلبا الموبايل', 'العربة تقف عند بابكما واللاجون يبدأ من الباب الآخر. فاكهة وكارت وبانيو.'],
  ),
  twoGounaBoat: day(
    'El Gouna',
    [
      'A boat, a reef, a grill',
      'Your captain knows a sandbank that isn’t on the app. Snorkel, sleep, grilled calamari at three.',
    ],
    [
      'مركب وشعب وشواية',
      'قبطانكما يعرف لسان رمل ليس على التطبيق. سنوركل ونوم وكاليماري مشوي في الثالثة.',
    ],
  ),
  twoGounaTown: day(
    'El Gouna',
    [
      'Bicycles and a bookshop',
      'Round the lagoons by bike, gelato on the square, film in the open air when there is one.',
    ],
    ['دراجات ومكتبة', 'حول اللاجونات بالدراجة وجيلاتي في الميدان وفيلم في الهواء إن وجد.'],
  ),
  twoGounaWind: day(
    'El Gouna',
    [
      'Learn something together',
      'One kite, two people, much laughter. The loser cooks; luckily the hotel does.',
    ],
    ['تعلّما شيئًا معًا', 'كايت واحد وشخصان وضحك كثير. والخاسر يطبخ، ولحسن الحظ الفندق يطبخ.'],
  ),
  twoGounaLeave: day(
    'El Gouna',
    ['Promise to come back', 'Everyone does at the little bridge. Transfer when you like.'],
    ['وعد بالعودة', 'الكل يعد عند الكوبري الصغير. والانتقال متى شئتما.'],
  ),
  twoSahlArrive: day(
    'Sahl Hasheesh',
    [
      'The room upstairs from the sea',
      'A bottle of something cold, a view with no people in it, a bell for anything else.',
    ],
    ['غرفة فوق البحر', 'شيء بارد ومنظر بلا ناس وجرس لما عدا ذلك.'],
  ),
  twoSahlReef: day(
    'Sahl Hasheesh',
    [
      'The sunken city',
      'Somebody built columns on the sea bed so that fish might have a town. Swim down the main street.',
    ],
    ['المدينة الغارقة', 'بنى أحدهم أعمدة في القاع ليكون للسمك بلد. اسبحا في شارعها الرئيسي.'],
  ),
  twoSahlSpa: day(
    'Sahl Hasheesh',
    [
      'Two tables, warm oil',
      'An hour for four tired feet. The pool afterwards, in bathrobes, without shame.',
    ],
    ['سريران وزيت دافئ', 'ساعة لأربع أقدام متعبة. ثم حمام السباحة بالروب بلا حرج.'],
  ),
  twoSahlPier: day(
    'Sahl Hasheesh',
    [
      'Walk the pier at six',
      'The promenade, a slow mocktail, a singer who takes requests. Abdel Halim, obviously.',
    ],
    ['السقالة في السادسة', 'الممشى وعصير على مهل ومطرب يقبل الطلبات. عبد الحليم طبعًا.'],
  ),
  twoSahlLeave: day(
    'Sahl Hasheesh',
    ['Late breakfast, later car', 'The champagne flutes hold guava. To the airport with wet hair.'],
    ['فطار متأخر وسيارة أكثر تأخرًا', 'الكاسات فيها جوافة. إلى المطار بشعر مبلول.'],
  ),
  twoSomaArrive: day(
    'Soma Bay',
    [
      'Sea on three sides',
      'A peninsula with one road. You’ll be met, unpacked if you want, and then forgotten about, as asked.',
    ],
    [
      'بحر من ثلاث جهات',
      'شبه جزيرة بطريق واحد. يستقبلونكما ويفرغون الشنط إن أردتما ثم ينسونكما كما طلبتما.',
    ],
  ),
  twoSomaReef: day(
    'Soma Bay',
    [
      'Four hundred and twenty metres of jetty',
      'Walk out in slippers, step down among the clownfish. Lunch brought to the end if you wave.',
    ],
    ['سقالة من 420 مترًا', 'امشيا بالشبشب وانزلا بين سمك المهرج. والغداء يأتي إلى آخرها إن لوّحتما.'],
  ),
  twoSomaSpa: day(
    'Soma Bay',
    [
      'Warm water, cold water',
      'The thalasso circuit, twice. Stars over the golf course, which at night belongs to foxes.',
    ],
    ['ماء دافئ وماء بارد', 'مسار الثلاسو مرتين. ونجوم فوق ملعب الجولف الذي يصير ليلًا للثعالب.'],
  ),
  twoSomaLeave: day(
    'Soma Bay',
    ['Wind in the palms, wheels on the road', 'A box for the way. Forty minutes to the airport.'],
    ['هواء في النخيل وعجل على الطريق', 'علبة للطريق. وأربعون دقيقة إلى المطار.'],
  ),
  twoHurghadaArrive: day(
    'Hurghada',
    [
      'Flowers that float',
      'Somebody wrote your initials in petals on the bath. First evening: the beach restaurant, bare feet.',
    ],
    ['ورد يطفو', 'كتب أحدهم حرفيكما بالورد على البانيو. أول مساء: مطعم الشاطئ حفاة.'],
  ),
  twoHurghadaIsland: day(
    'Hurghada',
    [
      'The white bay before the crowd',
      'The eight o’clock boat beats the rest by an hour: one hour of white sand with forty people on it.',
    ],
    ['الخليج الأبيض قبل الزحمة', 'مركب الثامنة تسبق غيرها بساعة: ساعة رمل أبيض عليه أربعون شخصًا.'],
  ),
  twoHurghadaLazy: day(
    'Hurghada',
    ['The cabana', 'Curtains, cushions, a button. Press it as often as marriage requires.'],
    ['الكابانا', 'ستائر ومخدات وزر. اضغطاه بقدر ما يتطلب الزواج.'],
  ),
  twoHurghadaNight: day(
    'Hurghada',
    [
      'The marina in good clothes',
      'New Marina for dinner, jazz on a moored boat, photographs that your families will like.',
    ],
    ['المارينا بملابس حلوة', 'عشاء في المارينا الجديدة وجاز على مركب راسية وصور ستعجب الأهل.'],
  ),
  twoHurghadaLeave: day(
    'Hurghada',
    ['Half a day still', 'Room until noon, towels until five.'],
    ['نصف يوم باقٍ', 'الغرفة حتى الظهر والفوط حتى الخامسة.'],
  ),
  twoMakadiArrive: day(
    'Makadi Bay',
    [
      'The bay folds you in',
      'Palms, white walls, no traffic. Your table is the last one on the sand.',
    ],
    ['خليج يحضنكما', 'نخيل وحيطان بيضاء ولا مرور. ومائدتكما آخر واحدة على الرمل.'],
  ),
  twoMakadiReef: day(
    'Makadi Bay',
    [
      'Look down together',
      'A guide, two masks and a slow hour along the wall. He takes the picture with the turtle.',
    ],
    ['انظرا إلى أسفل معًا', 'مرشد ونظارتان وساعة بطيئة على الجدار. وهو من يصور الترسة معكما.'],
  ),
  twoMakadiDesert: day(
    'Makadi Bay',
    [
      'Tent for two at sunset',
      'Jeep to the hills, carpets, a zither, home under a sky you’d forgotten.',
    ],
    ['خيمة لاثنين مع الغروب', 'جيب إلى الجبل وسجاد وقانون وعودة تحت سماء نسيتماها.'],
  ),
  twoMakadiLazy: day(
    'Makadi Bay',
    [
      'Nothing, for two',
      'Two beds under one palm roof, the sea twelve steps away: that is the whole programme.',
    ],
    ['لا شيء، لاثنين', 'سريران تحت سقف خوص واحد والبحر على اثنتي عشرة خطوة، وهذا هو البرنامج كله.'],
  ),
  twoMakadiLeave: day(
    'Makadi Bay',
    ['Shells are not taken; pictures are', 'A last float, and the car.'],
    ['القواقع تبقى والصور تُؤخذ', 'طفوة أخيرة ثم السيارة.'],
  ),
  twoSharmArrive: day(
    'Sharm El Sheikh',
    [
      'Cliff, jetty, key',
      'From the airport in fifteen minutes. The lift goes down to the sea; dinner is up with the lamps of Tiran.',
    ],
    [
      'جرف وسقالة ومفتاح',
      'ربع ساعة من المطار. الأسانسير ينزل إلى البحر والعشاء فوق مع أنوار تيران.',
    ],
  ),
  twoSharmBoat: day(
    'Sharm El Sheikh',
    [
      'Ras Mohammed on a small boat',
      'Twelve guests, two reefs, one cook. They’ll drop you on the White Island with an umbrella and come back.',
    ],
    [
      'رأس محمد بمركب صغيرة',
      'اثنا عشر ضيفًا وشعبان وطباخ. ينزلونكما على الجزيرة البيضاء بشمسية ثم يعودون.',
    ],
  ),
  twoSharmReef: day(
    'Sharm El Sheikh',
    [
      'Breakfast, reef, repeat',
      'The house reef drops at the end of the jetty to a blue with no number. Stay on this side of it.',
    ],
    [
      'فطار وشعاب ثم من جديد',
      'شعاب الفندق تهبط عند آخر السقالة إلى أزرق بلا رقم. ابقيا على هذه الجهة منه.',
    ],
  ),
  twoSharmDesert: day(
    'Sharm El Sheikh',
    [
      'Dinner in the wadi',
      'A path of lanterns, one table, lamb that took all day. The driver waits out of earshot.',
    ],
    ['عشاء في الوادي', 'ممر فوانيس ومائدة واحدة ولحم أخذ يومًا كاملًا. والسائق ينتظر حيث لا يسمع.'],
  ),
  twoSharmMarket: day(
    'Sharm El Sheikh',
    [
      'The old market and the lamp terraces',
      'Spices, silver with your names, then cushions down the cliff among a thousand lamps.',
    ],
    ['السوق القديم وجلسة الفوانيس', 'عطارة وفضة باسميكما ثم مخدات على الجرف بين ألف مصباح.'],
  ),
  twoSharmLeave: day(
    'Sharm El Sheikh',
    ['Swim, shower, fly', 'The last swim is at noon; there is a room to change in.'],
    ['سباحة ودش وطيران', 'آخر سباحة ظهرًا وهناك غرفة لتغيير الملابس.'],
  ),
  twoSharmToDahab: day(
    'Dahab',
    [
      'An hour north, a century slower',
      'Mountains to the left; then a bay with goats. Supper on cushions at the water’s lip.',
    ],
    ['ساعة شمالًا وقرن أبطأ', 'جبال إلى اليسار ثم خليج بمعيز. وعشاء على مخدات عند شفة الماء.'],
  ),
  twoDahabArrive: day(
    'Dahab',
    [
      'Sand between the toes',
      'The room has a hammock and the hammock has a view. Grilled fish, a guitar two tables off.',
    ],
    ['رمل بين الأصابع', 'في الغرفة أرجوحة وفي الأرجوحة منظر. سمك مشوي وجيتار على بعد مائدتين.'],
  ),
  twoDahabLagoon: day(
    'Dahab',
    [
      'Two kayaks or one',
      'Flat lagoon, warm sand. One kayak if you are brave enough to steer together.',
    ],
    ['كاياكان أو واحد', 'لاجون مستوٍ ورمل دافئ. كاياك واحد إن جرؤتما على التوجيه معًا.'],
  ),
  twoDahabGalum: day(
    'Dahab',
    [
      'By camel to Ras Abu Galum',
      'An hour along the cliffs, a reef with nobody on it, tea and a mat in the shade of a wall of reed.',
    ],
    ['بالجمل إلى رأس أبو جالوم', 'ساعة تحت الجبل وشعب ليس عليه أحد وشاي وحصيرة في ظل البوص.'],
  ),
  twoDahabNight: day(
    'Dahab',
    [
      'Moonrise over Arabia',
      'Stay up. It comes out of the mountains red and leaves a road on the water.',
    ],
    ['طلوع القمر من الحجاز', 'اسهرا. يخرج من الجبال أحمر ويترك طريقًا على الماء.'],
  ),
  twoDahabLeave: day(
    'Dahab',
    ['Bracelets and bags', 'You’ll have bought bracelets; everybody does. Transfer over the pass.'],
    ['أساور وشنط', 'ستكونان اشتريتما أساور كما يفعل الجميع. والانتقال من فوق النقب.'],
  ),
  twoKatherine: day(
    'Saint Catherine',
    [
      'Stars from the terrace, or from the top',
      'The mountain is optional; the sky is not. A fire in the room, apricot jam, silence.',
    ],
    ['نجوم من التراس أو من القمة', 'الجبل اختياري والسماء لا. دفاية في الغرفة ومربى مشمش وصمت.'],
  ),
  twoKatherineLeave: day(
    'Saint Catherine',
    [
      'The monastery, then home',
      'Icons at nine, the road by eleven. Keep a jacket out: the pass is cold.',
    ],
    [
      'الدير ثم العودة',
      'الأيقونات في التاسعة والطريق في الحادية عشرة. والجاكيت في اليد فالنقب بارد.',
    ],
  ),
  twoNuweiba: day(
    'Nuweiba',
    [
      'A hut and its own bit of shore',
      'The door is a curtain, the alarm is the sun. Dates and goat cheese on a tray outside.',
    ],
    ['عشة وشطها', 'الباب ستارة والمنبه شمس. وبلح وجبنة معيز على صينية في الخارج.'],
  ),
  twoNuweibaCanyon: day(
    'Nuweiba',
    [
      'Pink stone, narrow stairs',
      'The Coloured Canyon in the morning for two and a guide; a nap that nobody interrupts.',
    ],
    ['حجر وردي ودرج ضيق', 'الكانيون الملون صباحًا لكما ومعكما دليل، ثم قيلولة لا يقطعها أحد.'],
  ),
  twoNuweibaSea: day(
    'Nuweiba',
    ['Nothing, done well', 'Float, eat, watch the ferry to Aqaba go by at walking pace.'],
    ['لا شيء، بإتقان', 'طفو وأكل وفرجة على معدية العقبة تمر بسرعة المشي.'],
  ),
  twoNuweibaLeave: day(
    'Nuweiba',
    ['Fold the hammock', 'Tea with the family, addresses written by hand, the coast road.'],
    ['لمّا الأرجوحة', 'شاي مع أهل المكان وعناوين بخط اليد وطريق الساحل.'],
  ),
  twoTaba: day(
    'Taba',
    [
      'Four flags from one bed',
      'The gulf narrows until you can see three other countries from the pillow. Lagoon pools lit at night.',
    ],
    [
      'أربعة أعلام من سرير واحد',
      'يضيق الخليج حتى ترون ثلاث دول أخرى من المخدة. وأحواض اللاجون مضاءة ليلًا.',
    ],
  ),
  twoTabaCastle: day(
    'Taba',
    [
      'A castle to yourselves',
      'The first boat to Pharaoh’s island. He built it against crusaders; you have it for an hour against everybody.',
    ],
    ['قلعة لكما وحدكما', 'أول لنش إلى جزيرة فرعون. بناها ضد الصليبيين، وهي لكما ساعة ضد الجميع.'],
  ),
  twoTabaFjord: day(
    'Taba',
    [
      'The Fjord',
      'A bite out of the mountain filled with ink. Snorkel its rim, dry on hot stones.',
    ],
    ['الفيورد', 'قضمة من الجبل مليئة بالحبر. سنوركل على حافتها وتنشيف على حجر ساخن.'],
  ),
  twoTabaLeave: day(
    'Taba',
    ['Down the gulf or up to the plane', 'Either way, breakfast first and a very long one.'],
    ['مع الخليج أو إلى الطيارة', 'في الحالتين فطار أولًا، وطويل جدًا.'],
  ),
  twoMarsaArrive: day(
    'Marsa Alam',
    [
      'The bracelet says forever',
      'All meals, all drinks, one lagoon pool reached by three steps from your bed.',
    ],
    ['الأسورة تقول للأبد', 'كل الوجبات والمشروبات وحوض على ثلاث درجات من سريركما.'],
  ),
  twoMarsaTurtle: day(
    'Marsa Alam',
    [
      'Turtles for neighbours',
      'Go in at seven with the guide. They have been married longer than anyone.',
    ],
    ['ترسة في الجوار', 'انزلا في السابعة مع المرشد. فهي متزوجة منذ زمن أطول من الجميع.'],
  ),
  twoMarsaDolphin: day(
    'Marsa Alam',
    [
      'A hundred dolphins asleep',
      'Samadai’s lagoon by boat. They swim in pairs and wake together; look, don’t chase.',
    ],
    ['مئة دولفين نائم', 'لاجون صمداي بالمركب. تسبح أزواجًا وتصحو معًا، انظرا ولا تطاردا.'],
  ),
  twoMarsaLuli: day(
    'Marsa Alam',
    [
      'Sharm el-Luli with a picnic',
      'A jeep, an umbrella, a cool box. Sand like flour and no Wi-Fi whatever.',
    ],
    ['شرم اللولي بسلة أكل', 'جيب وشمسية وصندوق ثلج. رمل كالدقيق ولا واي فاي على الإطلاق.'],
  ),
  twoMarsaRest: day(
    'Marsa Alam',
    [
      'A day off from the holiday',
      'Breakfast in bed, lunch by the pool, dinner where the lanterns are.',
    ],
    ['إجازة من الإجازة', 'فطار في السرير وغداء عند حمام السباحة وعشاء عند الفوانيس.'],
  ),
  twoMarsaLeave: day(
    'Marsa Alam',
    ['Brown, salted, going home', 'The airport is small and kind.'],
    ['سُمر ومملحان وعائدان', 'المطار صغير ولطيف.'],
  ),
  twoGhalib: day(
    'Port Ghalib',
    [
      'A palace on salt water',
      'The lagoon goes round the hotel and your room sits on it. Evening in the arcades.',
    ],
    ['قصر على ماء مالح', 'اللاجون يدور حول الفندق وغرفتكما عليه. والمساء في الأروقة.'],
  ),
  twoGhalibBoat: day(
    'Port Ghalib',
    [
      'Marsa Shouna by sail',
      'Half a day on a yacht with a cook; turtles in the bay, and a swim ladder made for two.',
    ],
    ['مرسى شونة بالشراع', 'نصف يوم على يخت بطباخ، وترسة في الخليج وسلم سباحة لاثنين.'],
  ),
  twoGhalibSpa: day(
    'Port Ghalib',
    [
      'Steam and the souk',
      'Hammam in the morning, silver and linen in the afternoon, a long table by the marina.',
    ],
    ['بخار وسوق', 'حمام صباحًا وفضة وكتان عصرًا ومائدة طويلة عند المارينا.'],
  ),
  twoGhalibLeave: day(
    'Port Ghalib',
    ['Five minutes to the gate', 'The shortest transfer in Egypt.'],
    ['خمس دقائق إلى البوابة', 'أقصر انتقال في مصر.'],
  ),
  twoQuseir: day(
    'El Quseir',
    [
      'The merchant’s room',
      'A wooden balcony over the sea, coffee from the roaster below. The town goes to bed at ten and so may you.',
    ],
    [
      'غرفة التاجر',
      'بلكونة خشب على البحر وقهوة من المحمصة تحتها. البلد تنام في العاشرة ولكما أن تفعلا.',
    ],
  ),
  twoQuseirBay: day(
    'El Quseir',
    [
      'A bay shaped like a hand',
      'Coral on both fingers, sand in the palm. Bungalow doors open on to it.',
    ],
    ['خليج كالكف', 'مرجان على الأصابع ورمل في الراحة. وأبواب البنجالو تفتح عليه.'],
  ),
  twoQuseirFort: day(
    'El Quseir',
    ['The fort, the pharmacy, the pier', 'An hour is enough for the sights, a day for the people.'],
    ['الطابية والأجزخانة والسقالة', 'ساعة تكفي للمعالم ويوم للناس.'],
  ),
  twoQuseirLeave: day(
    'El Quseir',
    ['Bread for the road', 'Still hot at seven, from the oven behind the mosque.'],
    ['عيش للطريق', 'ساخن في السابعة من الفرن خلف الجامع.'],
  ),
  twoSiwaArrive: day(
    'Siwa Oasis',
    [
      'Lamps, salt, olive wood',
      'A long road, then a room with no bulb in it. Dinner under palms, by candles stuck in salt.',
    ],
    [
      'مصابيح وملح وخشب زيتون',
      'طريق طويل ثم غرفة بلا لمبة. عشاء تحت النخيل على شموع مغروسة في الملح.',
    ],
  ),
  twoSiwaLakes: day(
    'Siwa Oasis',
    [
      'Float, holding hands',
      'The salt lakes hold you up; you hold each other. Sweet spring to rinse, melon to finish.',
    ],
    ['طفو يدًا بيد', 'بحيرات الملح ترفعكما وأنتما تمسكان ببعض. عين عذبة للشطف وشمام للختام.'],
  ),
  twoSiwaDunes: day(
    'Siwa Oasis',
    [
      'The last dune',
      'Your driver finds a crest with no tracks, lays a carpet, goes to see about the engine for an hour.',
    ],
    ['آخر كثيب', 'سائقكما يجد قمة بلا أثر ويفرش سجادة ثم ينشغل بالموتور ساعة.'],
  ),
  twoSiwaShali: day(
    'Siwa Oasis',
    [
      'Shali by moonlight',
      'Oracle at noon, donkey cart at four, the melted town when the lamps come up.',
    ],
    ['شالي على ضوء القمر', 'معبد الوحي ظهرًا وكارو في الرابعة والبلدة الذائبة حين تُضاء.'],
  ),
  twoSiwaLeave: day(
    'Siwa Oasis',
    ['Olive oil, two litres', 'They’ll wrap it in a blanket. It is a long way back and worth it.'],
    ['زيت زيتون لتران', 'يلفونه في بطانية. طريق العودة طويل ويستاهل.'],
  ),
  twoMatruh: day(
    'Marsa Matruh',
    [
      'Lovers’ beach, out of season',
      'Laila Mourad sang on this rock. In the quiet months there’s you, the sea and a man selling sunflower seeds.',
    ],
    [
      'شاطئ الغرام في غير موسمه',
      'غنّت ليلى مراد على هذه الصخرة. وفي الشهور الهادئة أنتما والبحر وبائع لب.',
    ],
  ),
  twoMatruhBays: day(
    'Marsa Matruh',
    [
      'Ageeba means wonder',
      'Down the steps before ten for the colour, fish lunch, then south through the desert to the oasis.',
    ],
    [
      'عجيبة اسم على مسمى',
      'انزلا السلالم قبل العاشرة للألوان وغداء سمك ثم جنوبًا في الصحراء إلى الواحة.',
    ],
  ),
  twoFayoum: day(
    'Fayoum',
    [
      'A domed room above the lake',
      'Ninety minutes from the wedding hall. Fireplace laid, pigeons stuffed, nobody expected.',
    ],
    ['غرفة بقبة فوق البحيرة', 'تسعون دقيقة من قاعة الفرح. دفاية جاهزة وحمام محشي ولا أحد قادم.'],
  ),
  twoFayoumClay: day(
    'Fayoum',
    [
      'Two cups, one wheel',
      'Make each other a cup at Tunis village; it’s fired and sent to you. Magic Lake for the sunset.',
    ],
    [
      'كوبان ودولاب',
      'اصنعا لبعضكما كوبًا في قرية تونس ويُحرق ويُرسل إليكما. والبحيرة المسحورة للغروب.',
    ],
  ),
  twoFayoumLeave: day(
    'Fayoum',
    ['Flamingos at breakfast', 'Binoculars are on the sill. Back whenever.'],
    ['فلامنجو مع الفطار', 'المنظار على الشباك. والعودة متى شئتما.'],
  ),
  twoBahariya: day(
    'Bahariya Oasis (Bawiti)',
    [
      'Hot spring under the palms',
      'The lodge lights the path with tins. Water at forty degrees, air at ten.',
    ],
    ['عين ساخنة تحت النخيل', 'اللودج ينير الممر بعلب مثقوبة. ماء على أربعين وهواء على عشرة.'],
  ),
  twoChalk: day(
    'Farafra (White Desert)',
    [
      'One tent, no neighbours',
      'The camp goes up where you point. Dinner on a low table, then the Milky Way, which is not a figure of speech here.',
    ],
    ['خيمة بلا جيران', 'المخيم يُنصب حيث تشيران. عشاء على طبلية ثم درب التبانة، وهو هنا ليس مجازًا.'],
  ),
  twoChalkBack: day(
    'Farafra (White Desert)',
    [
      'White, pink, home',
      'Sunrise from inside the sleeping bag, tea brought to the flap, the road with the windows down.',
    ],
    [
      'أبيض ثم وردي ثم البيت',
      'شروق من داخل كيس النوم وشاي عند باب الخيمة والطريق والشبابيك مفتوحة.',
    ],
  ),
  twoAlex: day(
    'Alexandria',
    [
      'A cove with a king’s pines',
      'The train, the sea, a balcony. Dinner by the little lighthouse of Montazah.',
    ],
    ['خور بصنوبر ملك', 'القطار والبحر والبلكونة. وعشاء عند فنار المنتزه الصغير.'],
  ),
  twoAlexOld: day(
    'Alexandria',
    [
      'The city of other people’s love stories',
      'Cavafy, Durrell, the Delta cinema. Write your own in a café over millefeuille.',
    ],
    [
      'مدينة حكايات الآخرين',
      'كفافيس وداريل وسينما الدلتا. واكتبا حكايتكما في قهوة قديمة مع ميلفيه.',
    ],
  ),
  twoAlexSea: day(
    'Alexandria',
    [
      'Carriage to Bahary',
      'Along the corniche with a blanket over your knees. You choose the fish, he fights about the price.',
    ],
    ['حنطور إلى بحري', 'على الكورنيش وبطانية على الركب. أنتما تختاران السمك وهو يفاصل.'],
  ),
  twoAlexLeave: day(
    'Alexandria',
    ['The window seat', 'A box of petits fours for the train.'],
    ['المقعد بجوار الشباك', 'علبة بيتي فور للقطار.'],
  ),
  twoAlamein: day(
    'New Alamein',
    [
      'Thirty floors above the turquoise',
      'Curtains that open by button on seven kilometres of nobody.',
    ],
    ['ثلاثون دورًا فوق الفيروز', 'ستائر تُفتح بزر على سبعة كيلومترات بلا أحد.'],
  ),
  twoAlameinBeach: day(
    'New Alamein',
    [
      'The whole beach',
      'Walk until the towers are small. Lunch with your feet in the sand; cinema in town at night.',
    ],
    ['الشاطئ كله', 'امشيا حتى تصغر الأبراج. غداء والأقدام في الرمل وسينما مساءً.'],
  ),
  twoAlameinRest: day(
    'New Alamein',
    [
      'Spa, nap, sunset, in that order',
      'Or any other. The promenade has a jasmine seller who knows newlyweds by sight.',
    ],
    ['سبا ثم قيلولة ثم غروب', 'أو بأي ترتيب. وعلى الممشى بائع فل يعرف العرسان من بعيد.'],
  ),
  twoAlameinLeave: day(
    'New Alamein',
    ['East with the sun behind', 'Figs if it is the season, coffee if it isn’t.'],
    ['شرقًا والشمس خلفكما', 'تين إن كان موسمه وقهوة إن لم يكن.'],
  ),
  twoSahel: day(
    'North Coast (Sahel)',
    [
      'The farmhouse among the olives',
      'Olives to the window, bees for neighbours. Feteer from the oven at four.',
    ],
    ['بيت المزرعة بين الزيتون', 'زيتون حتى الشباك والجيران نحل. وفطير من الفرن في الرابعة.'],
  ),
  twoSahelWalk: day(
    'North Coast (Sahel)',
    [
      'The Sahel behind the Sahel',
      'The lanes to the cats, the beach to you, the water as blue as ever. Walk to the wreck and back.',
    ],
    [
      'الساحل خلف الساحل',
      'الطرق للقطط والشاطئ لكما والماء أزرق كعادته. امشيا إلى المركب الغارقة وارجعا.',
    ],
  ),
  twoSahelLeave: day(
    'North Coast (Sahel)',
    ['Jam and a jar of olives', 'From the lady of the house, with instructions for living.'],
    ['مربى وبرطمان زيتون', 'من ست البيت ومعهما وصايا للحياة.'],
  ),
  twoCairo: day(
    'Cairo',
    [
      'One night above the river',
      'From the wedding to a bed on the Nile, by a car with ribbons if you like. Room service is awake.',
    ],
    ['ليلة فوق النيل', 'من الفرح إلى سرير على النيل بسيارة مزينة إن أحببتما. وخدمة الغرف صاحية.'],
  ),
  twoCairoLawn: day(
    'Cairo',
    [
      'Zamalek, on foot, late',
      'Galleries, second-hand bookshops, a felucca at six with the city going gold on both sides.',
    ],
    ['الزمالك مشيًا ومتأخرًا', 'جاليريهات وكتب قديمة وفلوكة في السادسة والمدينة تذهب على الجانبين.'],
  ),
  twoCairoMoez: day(
    'Cairo',
    [
      'The silver street',
      'Have a ring engraved in Khan el-Khalili while you have tea; an oud player in a Mamluk courtyard at eight.',
    ],
    ['شارع الفضة', 'انقشا دبلة في خان الخليلي مع الشاي، وعوّاد في حوش مملوكي في الثامنة.'],
  ),
  twoGiza: day(
    'Giza',
    [
      'Pyramids from the pillow',
      'The curtain is the only thing between you and Khufu. Dinner on the roof as they light up.',
    ],
    ['الأهرامات من المخدة', 'الستارة وحدها بينكما وبين خوفو. وعشاء على السطح مع الإضاءة.'],
  ),
  twoGizaMuseum: day(
    'Giza',
    [
      'Tutankhamun’s love letters',
      'The Grand Museum’s golden shrine shows a queen oiling a king’s shoulder. They were about nineteen.',
    ],
    [
      'رسائل حب توت',
      'مقصورة الذهب في المتحف الكبير عليها ملكة تدهن كتف ملك. كانا في نحو التاسعة عشرة.',
    ],
  ),
  twoGizaLeave: day(
    'Giza',
    ['Coffee with a wonder', 'The last one standing. Then the traffic, which is the eighth.'],
    ['قهوة مع أعجوبة', 'آخر العجائب الباقية. ثم المرور وهو الثامنة.'],
  ),
  twoGizaToLuxor: day(
    'Luxor',
    [
      'An hour by air, four decks at noon',
      'Early flight. Bags go straight to the cabin; Karnak has been waiting four thousand years and can manage till four.',
    ],
    [
      'ساعة طيران وأربعة أدوار ظهرًا',
      'طيران مبكر. الشنط إلى الكابينة مباشرة، والكرنك انتظر أربعة آلاف سنة ويمكنه الانتظار للرابعة.',
    ],
  ),
  twoLuxorToSea: day(
    'Sahl Hasheesh',
    [
      'From columns to coral',
      'Four hours over the Red Sea hills by private car, with a stop for tea at Qena’s edge. First swim by three.',
    ],
    [
      'من الأعمدة إلى المرجان',
      'أربع ساعات فوق جبال البحر الأحمر بسيارة خاصة ووقفة شاي عند قنا. وأول سباحة في الثالثة.',
    ],
  ),
  twoCairoToSharm: day(
    'Sharm El Sheikh',
    [
      'Fly east',
      'Fifty minutes. You land in flip-flops weather; the room looks at the sea and has a bowl of mango.',
    ],
    ['طيران شرقًا', 'خمسون دقيقة. تهبطان في جو شبشب، والغرفة على البحر وفيها طبق مانجو.'],
  ),
  twoMarinaToLagoon: day(
    'El Gouna',
    [
      'Half an hour up the coast',
      'From the town’s lights to the lagoon’s dark. Your window has a duck.',
    ],
    ['نصف ساعة على الساحل', 'من أنوار المدينة إلى عتمة اللاجون. ولشباككما بطة.'],
  ),
  twoQuseirToMarsa: day(
    'Marsa Alam',
    [
      'South to the valley of camels',
      'An hour and a half of empty coast. A bungalow on the sand, a reef at the door.',
    ],
    ['جنوبًا إلى وادي الجمال', 'ساعة ونصف من ساحل خالٍ. بنجالو على الرمل وشعاب عند الباب.'],
  ),
  twoSokhnaArrive: day(
    'Ain Sokhna',
    [
      'Ninety minutes after the confetti',
      'Mountain behind, gulf before, suite between. They’ve run the bath.',
    ],
    ['تسعون دقيقة بعد الزفة', 'جبل وراءكما وخليج أمامكما وجناح بينهما. والبانيو جاهز.'],
  ),
  twoSokhnaGalala: day(
    'Ain Sokhna',
    [
      'The cable car and the cold',
      'Six hundred metres up for hot chocolate. Ships wait below like toys.',
    ],
    ['التلفريك والبرد', 'ستمئة متر إلى أعلى من أجل شوكولاتة ساخنة. والسفن تحتكما كاللعب.'],
  ),
  twoSokhnaLeave: day(
    'Ain Sokhna',
    ['A swim before work', 'Not yet; you have the day. Leave after lunch.'],
    ['عومة قبل الشغل', 'ليس بعد، فاليوم لكما. والمغادرة بعد الغداء.'],
  ),
  twoSokhnaRest: day(
    'Ain Sokhna',
    ['The horizon pool', 'The sort of day you can’t tell anyone about because nothing happened.'],
    ['حمام السباحة والأفق', 'يوم لا يُحكى لأن شيئًا لم يحدث.'],
  ),
  twoSudr: day(
    'Ras Sudr',
    [
      'Wind at the window',
      'Two hours from Cairo: a garden bungalow, warm shallow water, kites like a slow conversation.',
    ],
    ['هواء على الشباك', 'ساعتان من القاهرة: بنجالو في حديقة وماء ضحل دافئ وكايتات كحديث بطيء.'],
  ),
  twoSudrSprings: day(
    'Ras Sudr',
    ['The Pharaoh’s bath', 'A cave of steam, a hot stream into the sea. Stand where the two meet.'],
    ['حمام فرعون', 'كهف بخار وجدول ساخن يصب في البحر. قفا حيث يلتقيان.'],
  ),
  twoSudrLeave: day(
    'Ras Sudr',
    ['Early lunch, easy road', 'Home before the tunnel fills.'],
    ['غداء مبكر وطريق سهل', 'البيت قبل أن يزدحم النفق.'],
  ),
  twoSafaga: day(
    'Safaga',
    [
      'Black sand, warm hands',
      'The clinic’s sand is for backs; the sea is for everything else. A quiet wing, a long bath.',
    ],
    ['رمل أسود ويدان دافئتان', 'رمل المركز للظهر والبحر لما عداه. جناح هادئ وحمام طويل.'],
  ),
  twoSafagaSea: day(
    'Safaga',
    [
      'Tobia’s islands',
      'A morning boat to seven little reefs in a turquoise dish. Lunch is what the crew caught.',
    ],
    ['جزر توبيا', 'مركب صباحية إلى سبعة شعاب صغيرة في طبق فيروز. والغداء صيد الطاقم.'],
  ),
  twoSafagaRest: day(
    'Safaga',
    ['Oil, steam, shade', 'One treatment each, then a contest in doing nothing. It’s a draw.'],
    ['زيت وبخار وظل', 'جلسة لكل منكما ثم مسابقة في اللا شيء. والنتيجة تعادل.'],
  ),
  twoSafagaLeave: day(
    'Safaga',
    ['Rested, finally', 'Weddings tire people. You look better.'],
    ['ارتحتما أخيرًا', 'الأفراح تتعب. وأنتما الآن أحسن.'],
  ),
  twoIsmailia: day(
    'Ismailia',
    [
      'The engineer’s villa',
      'Verandas, ficus, a lawn with chairs. Ships slide past the end of the street.',
    ],
    ['فيلا المهندس', 'فراندات وفيكس ونجيلة بكراسٍ. والسفن تمر من آخر الشارع.'],
  ),
  twoIsmailiaLake: day(
    'Ismailia',
    [
      'Crocodile Lake, no crocodiles',
      'A rowing boat, mango ice, the evening promenade where everybody greets everybody.',
    ],
    [
      'بحيرة التمساح بلا تماسيح',
      'قارب تجديف وجرانيتا مانجو وممشى المساء حيث يسلم الجميع على الجميع.',
    ],
  ),
  twoIsmailiaLeave: day(
    'Ismailia',
    ['A crate of mangoes home', 'In season. Otherwise strawberries.'],
    ['قفص مانجو إلى البيت', 'في موسمه. وإلا ففراولة.'],
  ),
} as const
