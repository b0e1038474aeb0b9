import { day } from './day.ts'

/** Cairo, Giza and what can be reached from there in a day. */
export const cairoDays = {
  cairoArrive: day(
    'Cairo',
    [
      'Downtown on foot',
      'Keys, a wash, then the arcades of Khedivial Cairo as the shops light up: mosaics over shop doors, the book stalls of Ezbekiya, koshari in the right place.',
    ],
    [
      'وسط البلد مشيًا',
      'استلام الغرف ثم بواكي القاهرة الخديوية مع إضاءة المحلات: فسيفساء فوق أبواب المحلات وسور الأزبكية وكشري من مكانه الصحيح.',
    ],
  ),
  cairoPyramids: day(
    'Giza',
    [
      'The plateau at opening time',
      'Through the gate at seven, Khufu’s side first while it throws shade. The panorama by electric bus, the Sphinx last, and out before the noon glare.',
    ],
    [
      'الهضبة مع فتح الأبواب',
      'من البوابة في السابعة، وجانب خوفو أولًا ما دام ظله ممتدًا. البانوراما بالأتوبيس الكهربائي وأبو الهول آخرًا، والخروج قبل شمس الظهر.',
    ],
  ),
  cairoGem: day(
    'Giza',
    [
      'The Grand Egyptian Museum',
      'Four hours with somebody who knows which rooms to skip: the great stairs, Tutankhamun’s whole household, the two boats of Khufu. Lunch with the pyramids in the window.',
    ],
    [
      'المتحف المصري الكبير',
      'أربع ساعات مع من يعرف أي القاعات نتجاوز: الدرج العظيم وبيت توت عنخ آمون كاملًا ومركبا خوفو. والغداء والأهرامات في الشباك.',
    ],
  ),
  cairoOld: day(
    'Cairo',
    [
      'Three faiths in one lane',
      'The Hanging Church, the crypt where the Family rested, Ben Ezra and its famous attic, then Amr’s mosque across the road. Lentil soup on the way back.',
    ],
    [
      'ثلاثة أديان في حارة',
      'الكنيسة المعلقة والمغارة التي آوت العائلة ومعبد بن عزرا وجنيزته، ثم جامع عمرو على الناحية الأخرى. وشوربة عدس في طريق العودة.',
    ],
  ),
  cairoMoez: day(
    'Cairo',
    [
      'El-Moez from gate to gate',
      'From Bab el-Futuh to Bab Zuweila by way of Qalawun’s hospital and a house with its shutters still working. Up the minaret for those who dare.',
    ],
    [
      'المعز من باب إلى باب',
      'من باب الفتوح إلى باب زويلة مرورًا ببيمارستان قلاوون وبيت السحيمي ومشربياته التي ما زالت تعمل. ومن يجرؤ يصعد المئذنة.',
    ],
  ),
  cairoCitadel: day(
    'Cairo',
    [
      'The Citadel and Ibn Tulun',
      'Saladin’s walls and Mohammed Ali’s lamps in the morning; in the afternoon the courtyard of Ibn Tulun, the quietest place in a city of twenty million.',
    ],
    [
      'القلعة وابن طولون',
      'أسوار صلاح الدين ومشكاوات محمد علي صباحًا، وعصرًا صحن ابن طولون، أهدأ مكان في مدينة العشرين مليونًا.',
    ],
  ),
  cairoMummies: day(
    'Cairo',
    [
      'Kings in their own hall',
      'The Museum of Civilization keeps twenty-two kings and queens in the dark, by name. Afterwards the lake of Fustat and the potters behind it.',
    ],
    [
      'ملوك في قاعتهم',
      'متحف الحضارة يحفظ اثنين وعشرين ملكًا وملكة في العتمة بأسمائهم. وبعده بحيرة الفسطاط وفواخيرها.',
    ],
  ),
  cairoRiver: day(
    'Cairo',
    [
      'An evening on the river',
      'A felucca from the Garden City landing at five, no motor, no music but what you bring. Dinner in Zamalek under the banyan trees.',
    ],
    [
      'مساء على النيل',
      'فلوكة من مرسى جاردن سيتي في الخامسة بلا موتور ولا أغانٍ إلا ما معكم. والعشاء في الزمالك تحت شجر الفيكس.',
    ],
  ),
  cairoSaqqara: day(
    'Giza',
    [
      'Where pyramids were invented',
      'Djoser’s steps at Saqqara, the tomb with the fishermen, then the bent pyramid and the red one at Dahshur, which you go inside of with no queue.',
    ],
    [
      'حيث اختُرع الهرم',
      'هرم زوسر في سقارة ومقبرة الصيادين، ثم الهرم المنحني والأحمر في دهشور الذي تدخلونه بلا طابور.',
    ],
  ),
  cairoMemphis: day(
    'Giza',
    [
      'Memphis and a palm-shaded lunch',
      'Ramses lies on his back at Mit Rahina as if asleep. Lunch on a farm: feteer from the oven, old cheese, honey in the comb.',
    ],
    [
      'منف وغداء تحت النخيل',
      'رمسيس راقد على ظهره في ميت رهينة كالنائم. والغداء في مزرعة: فطير من الفرن وجبنة قديمة وعسل بشمعه.',
    ],
  ),
  cairoLeave: day(
    'Cairo',
    [
      'Breakfast and a last errand',
      'Time for the spice merchant or another hour in bed. The driver is downstairs when you say so.',
    ],
    ['فطار ومشوار أخير', 'وقت للعطارة أو لساعة نوم زيادة. والسائق في الأسفل حين تقولون.'],
  ),
  cairoHome: day(
    'Cairo',
    [
      'Back in Cairo',
      'The road, a stop for tea half-way, and Tahrir by late afternoon if the ring road is kind.',
    ],
    ['العودة إلى القاهرة', 'الطريق ووقفة شاي في نصفه، والتحرير قبل المغرب إن رضي الدائري.'],
  ),
  cairoDawnHome: day(
    'Cairo',
    [
      'Ramses at breakfast',
      'The steward knocks with coffee at Giza; Ramses station by seven, and the day is still yours.',
    ],
    [
      'رمسيس مع الفطار',
      'المضيف يدق الباب بالقهوة عند الجيزة، ومحطة رمسيس في السابعة، واليوم ما زال لكم.',
    ],
  ),
  cairoNightTrain: day(
    'Cairo',
    [
      'All aboard at eight',
      'Meet under the clock of Ramses station, dinner on the tray as the lights of Giza go by, beds made up by Beni Suef.',
    ],
    [
      'القطار في الثامنة',
      'اللقاء تحت ساعة محطة رمسيس والعشاء على الصينية وأنوار الجيزة تمر، والسرير مفروش عند بني سويف.',
    ],
  ),
  cairoNatrun: day(
    'Cairo',
    [
      'Monasteries of Wadi el-Natrun',
      'Bread at Saint Bishoy’s, frescoes under the plaster of the Syrians, and monks who farm the desert better than most ministries. Back by evening.',
    ],
    [
      'أديرة وادي النطرون',
      'عيش من دير الأنبا بيشوي وجداريات تحت جص السريان، ورهبان يزرعون الصحراء أحسن من وزارات. والعودة مساءً.',
    ],
  ),
  cairoFamilyMuseum: day(
    'Giza',
    [
      'A museum on children’s feet',
      'Two hours of the Grand Museum with a treasure sheet, the children’s wing for those under twelve, ice cream in the garden before anybody complains.',
    ],
    [
      'متحف على مقاس الأولاد',
      'ساعتان في المتحف الكبير بورقة كنز ومتحف الطفل لمن دون الثانية عشرة، وآيس كريم في الحديقة قبل أن يشكو أحد.',
    ],
  ),
  cairoAlexDay: day(
    'Alexandria',
    [
      'The sea and back',
      'Out at eight by the desert road: catacombs, the library, fish at Abu Qir chosen from the ice, Qaitbay with the spray. In Cairo by nine at night.',
    ],
    [
      'البحر والعودة',
      'من الثامنة على الصحراوي: كوم الشقافة والمكتبة وسمك أبو قير تختارونه من الثلج وقايتباي مع رذاذ الموج. والقاهرة في التاسعة مساءً.',
    ],
  ),
  cairoRayanDay: day(
    'Fayoum',
    [
      'Lakes, falls and a village of potters',
      'Wadi el-Rayan’s two falls, boards down the dune by Magic Lake, duck at Tunis village, and flamingos on Qarun if the month is right.',
    ],
    [
      'بحيرتان وشلال وقرية فواخير',
      'شلالا وادي الريان وألواح على كثبان البحيرة المسحورة وبط في قرية تونس، والفلامنجو على قارون إن وافق الشهر.',
    ],
  ),
} as const
