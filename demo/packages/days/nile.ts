import { day } from './day.ts'

/** Luxor, Aswan and the valley between Minya and Abu Simbel. */
export const nileDays = {
  luxorArrive: day(
    'Luxor',
    [
      'Luxor Temple after dark',
      'The afternoon is for resting; at six the lamps come on and the temple looks as it was meant to. Dinner on a roof in the souk.',
    ],
    [
      'معبد الأقصر ليلًا',
      'العصر للراحة، وفي السادسة تُضاء الأعمدة فيبدو المعبد كما أريد له. والعشاء على سطح في السوق.',
    ],
  ),
  luxorTrain: day(
    'Luxor',
    [
      'Breakfast on rails, Karnak at noon',
      'Sugar cane, egrets, Luxor station by nine. Bags to the hotel, then Karnak’s hundred and thirty-four columns while the groups are at lunch.',
    ],
    [
      'فطار على القضبان وظهر في الكرنك',
      'قصب وأبو قردان ومحطة الأقصر في التاسعة. الشنط إلى الفندق، ثم أعمدة الكرنك المئة والأربعة والثلاثون والأفواج على الغداء.',
    ],
  ),
  luxorWest: day(
    'Luxor',
    [
      'The West Bank before the buses',
      'Ferry at six. Three tombs in the Valley of the Kings, Hatshepsut’s terraces, the Colossi, and falafel at the ticket office with the guards.',
    ],
    [
      'البر الغربي قبل الأتوبيسات',
      'المعدية في السادسة. ثلاث مقابر في وادي الملوك ومدرجات حتشبسوت وتمثالا ممنون، وطعمية عند شباك التذاكر مع الحرس.',
    ],
  ),
  luxorKarnak: day(
    'Luxor',
    [
      'Karnak with somebody who can read',
      'Two hours among the columns with the guide reading aloud from the walls, then the avenue of sphinxes on foot, all 2.7 kilometres for those who like.',
    ],
    [
      'الكرنك مع من يقرأ',
      'ساعتان بين الأعمدة والمرشد يقرأ الجدران بصوت عالٍ، ثم طريق الكباش مشيًا، 2.7 كيلومتر لمن أراد.',
    ],
  ),
  luxorArtisans: day(
    'Luxor',
    [
      'Deir el-Medina and Medinet Habu',
      'The village of the men who dug the royal tombs, with their strike on papyrus and their own small painted graves. Then Ramses III and his sea battle.',
    ],
    [
      'دير المدينة ومدينة هابو',
      'قرية الرجال الذين حفروا مقابر الملوك، بإضرابهم على البردي ومقابرهم الصغيرة الملونة. ثم رمسيس الثالث ومعركته البحرية.',
    ],
  ),
  luxorBikes: day(
    'Luxor',
    [
      'By bicycle between cane and temples',
      'Flat tracks along the canal to the Ramesseum and the nobles’ tombs; tea in Gurna, a swim at the house, nobody in a hurry.',
    ],
    [
      'بالدراجة بين القصب والمعابد',
      'مدقّات مستوية على الترعة إلى الرامسيوم ومقابر النبلاء، وشاي في القرنة وسباحة في البيت، ولا أحد مستعجل.',
    ],
  ),
  luxorBanana: day(
    'Luxor',
    [
      'Banana Island and the museum',
      'Upstream by felucca to an island that smells of guava; in the evening the Luxor Museum, where every piece has room to breathe.',
    ],
    [
      'جزيرة الموز والمتحف',
      'فلوكة ضد التيار إلى جزيرة رائحتها جوافة، ومساءً متحف الأقصر حيث لكل قطعة متسع.',
    ],
  ),
  luxorKids: day(
    'Luxor',
    [
      'Camels, bread and hieroglyphs',
      'The children bake sun bread with Om Hassan, ride as far as the first field, and write their names the old way. Pool until dinner.',
    ],
    [
      'جمال وعيش شمسي وهيروغليفي',
      'الأولاد يخبزون العيش الشمسي مع أم حسن ويركبون حتى أول غيط ويكتبون أسماءهم بالقديم. ثم حمام السباحة حتى العشاء.',
    ],
  ),
  luxorLeave: day(
    'Luxor',
    [
      'One more sunrise',
      'Balloons go up over the hills while you have your coffee. Transfer in your own time.',
    ],
    ['شروق آخر', 'البالونات ترتفع فوق الجبل وأنتم مع القهوة. والانتقال في موعدكم.'],
  ),
  luxorMarketLeave: day(
    'Luxor',
    [
      'Hibiscus and goodbye',
      'A walk through the souk for hibiscus by weight and a galabiya that fits; the car at noon.',
    ],
    ['كركديه ووداع', 'لفة في السوق لكركديه بالكيلو وجلابية على المقاس، والسيارة ظهرًا.'],
  ),
  luxorTrainHome: day(
    'Luxor',
    [
      'The evening train',
      'A free morning, the garden until five, then the sleeper north with dinner after Qena.',
    ],
    ['قطار المساء', 'صباح حر والحديقة حتى الخامسة، ثم قطار النوم شمالًا والعشاء بعد قنا.'],
  ),
  dendera: day(
    'Qena / Dendera',
    [
      'Blue ceilings at Dendera',
      'An hour north: Hathor’s temple, cleaned of its soot down to the blue, with a crypt to crawl into and a roof to stand on.',
    ],
    [
      'سقف أزرق في دندرة',
      'ساعة إلى الشمال: معبد حتحور وقد زال سناجه حتى ظهر الأزرق، وفيه سرداب يُدخل زحفًا وسطح يُصعد إليه.',
    ],
  ),
  abydos: day(
    'Sohag / Abydos',
    [
      'Abydos, the finest carving in Egypt',
      'Seti’s seven chapels with their paint, the list of seventy-six kings, and the Osireion standing in water. Four hours, hardly anyone else.',
    ],
    [
      'أبيدوس، أدق نقوش مصر',
      'مقاصير سيتي السبع بألوانها وقائمة الستة والسبعين ملكًا والأوزيريون واقف في الماء. أربع ساعات ولا أحد تقريبًا.',
    ],
  ),
  sohagArrive: day(
    'Sohag / Abydos',
    [
      'South by the day train',
      'Five hours of villages in the window; Sohag’s White Monastery at four, its bricks borrowed from temples, its choir older than most countries.',
    ],
    [
      'جنوبًا بقطار النهار',
      'خمس ساعات من القرى في الشباك، والدير الأبيض بسوهاج في الرابعة، حجره من المعابد ولحنه أقدم من دول كثيرة.',
    ],
  ),
  minyaArrive: day(
    'Minya',
    [
      'The bride of Upper Egypt',
      'Train from Cairo, four hours. The corniche with its sugar-cane juice, the white domes of Zawyet el-Mayetin across the water at sunset.',
    ],
    [
      'عروس الصعيد',
      'قطار من القاهرة أربع ساعات. الكورنيش وعصير القصب وقباب زاوية الميتين البيضاء على الضفة الأخرى وقت الغروب.',
    ],
  ),
  minyaBeni: day(
    'Minya',
    [
      'Wrestlers of Beni Hassan, sun of Amarna',
      'Thirty-nine tombs in a cliff with wrestlers, gazelles and gardeners; then Akhenaten’s city on its empty plain, tomb by tomb with the keeper’s lamp.',
    ],
    [
      'مصارعو بني حسن وشمس العمارنة',
      'تسع وثلاثون مقبرة في الجبل بمصارعين وغزلان وبستانية، ثم مدينة إخناتون في سهلها الخالي، مقبرة مقبرة على كشاف الحارس.',
    ],
  ),
  minyaTuna: day(
    'Minya',
    [
      'Ibises underground, Isadora above',
      'Tuna el-Gebel: galleries of mummified ibises and a girl whose father wrote her a poem. Ashmunein’s baboons on the way to the train.',
    ],
    [
      'طيور تحت الأرض وإيزادورا فوقها',
      'تونا الجبل: سراديب أبو منجل المحنط وفتاة كتب لها أبوها قصيدة. وقردة الأشمونين في الطريق إلى القطار.',
    ],
  ),
  minyaTeir: day(
    'Minya',
    [
      'The rock of Gebel el-Teir',
      'Up 166 steps to the church of the Virgin in the cliff, then Deir el-Garnous and its well. Lunch with a family of Samalut.',
    ],
    [
      'صخرة جبل الطير',
      '166 درجة إلى كنيسة العذراء في الجبل، ثم دير الجرنوس وبئره. والغداء عند عائلة من سمالوط.',
    ],
  ),
  aswanArrive: day(
    'Aswan',
    [
      'Granite, water, slow evening',
      'The corniche, a tamarind at the landing and a first sail around Kitchener’s island as the shadows go long.',
    ],
    [
      'جرانيت وماء ومساء بطيء',
      'الكورنيش وتمر هندي عند المرسى وأول إبحار حول جزيرة النباتات والظل يطول.',
    ],
  ),
  aswanPhilae: day(
    'Aswan',
    [
      'Philae, the Dam and the obelisk',
      'By motorboat to Isis’s island at eight, then the obelisk that cracked and stayed, and the High Dam with both its views.',
    ],
    [
      'فيلة والسد والمسلة',
      'باللنش إلى جزيرة إيزيس في الثامنة، ثم المسلة التي شُرخت فبقيت، والسد العالي بمنظريه.',
    ],
  ),
  aswanNubia: day(
    'Aswan',
    [
      'Gharb Soheil by motorboat',
      'Through the cataract’s islands with the herons, a swim off a sandbank for those who like, henna and ginger coffee in a blue courtyard.',
    ],
    [
      'غرب سهيل باللنش',
      'بين جزر الشلال مع البلشون وسباحة عند لسان رمل لمن أراد، وحنة وقهوة بالجنزبيل في حوش أزرق.',
    ],
  ),
  aswanElephantine: day(
    'Aswan',
    [
      'Elephantine on foot',
      'The nilometer, Khnum’s rams, two Nubian villages with mango lanes between them. The rest of the day belongs to the river.',
    ],
    [
      'إلفنتين مشيًا',
      'مقياس النيل وكباش خنوم وقريتان نوبيتان بينهما دروب مانجو. وبقية اليوم للنهر.',
    ],
  ),
  aswanTombs: day(
    'Aswan',
    [
      'The nobles’ hill and Saint Simeon',
      'By ferry and on foot up the sand to tombs with the best view in town; camels across to the monastery that the desert has kept.',
    ],
    [
      'تل النبلاء ودير سمعان',
      'بالمعدية ومشيًا على الرمل إلى مقابر لها أجمل منظر في البلد، ثم جمال إلى الدير الذي حفظته الصحراء.',
    ],
  ),
  aswanMuseum: day(
    'Aswan',
    [
      'The Nubian Museum and the spice lanes',
      'What was saved before the lake rose, told well. Then the souk: hibiscus, peanuts from Kom Ombo, baskets bargained over tea.',
    ],
    [
      'متحف النوبة وسوق العطارة',
      'ما أُنقذ قبل أن تعلو البحيرة، محكيًّا جيدًا. ثم السوق: كركديه وسوداني كوم أمبو ومقاطف تُفاصل عليها مع الشاي.',
    ],
  ),
  aswanLeave: day(
    'Aswan',
    [
      'Dates for the road',
      'Breakfast over the water, a box of Bartamuda dates from the man on the corner, then the airport or the train.',
    ],
    ['بلح للطريق', 'فطار على الماء وعلبة بلح برتمودا من بائع الناصية، ثم المطار أو القطار.'],
  ),
  aswanFlyIn: day(
    'Aswan',
    [
      'By air to the cataract',
      'Morning flight with the desert on the left and the river on the right; rest until four, then the Unfinished Obelisk in good light.',
    ],
    [
      'بالطائرة إلى الشلال',
      'رحلة صباحية الصحراء فيها يسارًا والنهر يمينًا، وراحة حتى الرابعة ثم المسلة الناقصة في ضوء جميل.',
    ],
  ),
  aswanAfterLake: day(
    'Aswan',
    [
      'Into town from the lake',
      'Kalabsha at first light, the High Dam by eight. A slow lunch on Elephantine and the evening flight home.',
    ],
    [
      'من البحيرة إلى البلد',
      'كلابشة مع أول ضوء والسد العالي قبل الثامنة. وغداء هادئ على إلفنتين وطيران المساء.',
    ],
  ),
  heissa: day(
    'Aswan',
    [
      'A house on Heissa island',
      'By boat to a village of two hundred on the lake behind the old dam. Philae is your neighbour; children paddle to school in front of breakfast.',
    ],
    [
      'بيت في جزيرة هيسا',
      'بالمركب إلى قرية من مئتي نسمة خلف الخزان. فيلة جارتكم، والأولاد يجدفون إلى المدرسة أمام فطاركم.',
    ],
  ),
  heissaDay: day(
    'Aswan',
    [
      'Fish, weave, doze',
      'Out with Am Shaban for tilapia, basket weaving in the shade, lunch of what was caught. Drums after dark, as long as hands hold out.',
    ],
    [
      'صيد وخوص وقيلولة',
      'مع عم شعبان للبلطي، وجدل الخوص في الظل، والغداء مما صيد. ودفوف بعد المغرب ما طاقت الأكف.',
    ],
  ),
  abuSimbelRoad: day(
    'Abu Simbel',
    [
      'Three hours of desert, then Ramses',
      'By plane to Aswan, then south with pillows and boxes; at the temples in the afternoon, after the planes. Nefertari’s is the one you will remember.',
    ],
    [
      'ثلاث ساعات صحراء ثم رمسيس',
      'طيران إلى أسوان ثم جنوبًا بمخدات وعلب غداء، وعند المعبدين عصرًا بعد الطائرات. ومعبد نفرتاري هو الذي ستذكرونه.',
    ],
  ),
  abuSimbelNight: day(
    'Abu Simbel',
    [
      'The temples to yourselves',
      'The last cars leave at two; you stay. Late sun on the colossi, the light show on the lake, perch for dinner.',
    ],
    [
      'المعبدان لكم وحدكم',
      'آخر سيارة ترحل في الثانية وأنتم باقون. شمس العصر على التماثيل وعرض الضوء على البحيرة وقشر بياض للعشاء.',
    ],
  ),
  abuSimbelDawn: day(
    'Abu Simbel',
    [
      'Dawn at the door of the sun',
      'The guard opens at five for those who slept here. Coffee by the lake, then the convoy road back to Aswan by noon.',
    ],
    [
      'فجر عند باب الشمس',
      'الحارس يفتح في الخامسة لمن باتوا هنا. قهوة على البحيرة ثم طريق أسوان والوصول ظهرًا.',
    ],
  ),
  edfuKomOmbo: day(
    'Edfu',
    [
      'The road between two towns',
      'By car up the river: crocodiles at Kom Ombo, the complete temple at Edfu, sugar-cane trains in between. Other town by four.',
    ],
    [
      'الطريق بين المدينتين',
      'بالسيارة على النهر: تماسيح كوم أمبو ومعبد إدفو الكامل وبينهما قطارات القصب. والمدينة الأخرى في الرابعة.',
    ],
  ),
  esnaRoad: day(
    'Esna',
    [
      'Esna in colour, El Kab in silence',
      'Esna’s ceiling has its zodiac back, month by month. Then El Kab, whose walls are eleven metres thick and whose visitors are you.',
    ],
    [
      'إسنا بألوانها والكاب بصمتها',
      'سقف إسنا استعاد أبراجه شهرًا شهرًا. ثم الكاب، سورها أحد عشر مترًا وزوارها أنتم.',
    ],
  ),
  daraw: day(
    'Kom Ombo',
    [
      'The camel market at Daraw',
      'Camels that walked from Sudan, sold by the eye and the tooth. Then Kom Ombo at the hour when the stone turns to honey.',
    ],
    [
      'سوق الجمال في دراو',
      'جمال جاءت مشيًا من السودان تباع بالعين والناب. ثم كوم أمبو ساعة يصير الحجر عسلًا.',
    ],
  ),
  quseirToLuxor: day(
    'Luxor',
    [
      'Wadi Hammamat, the old road',
      'Two hundred kilometres that took caravans five days: inscriptions from every dynasty on the rock, a Roman well with stairs, the first green at Laqeita.',
    ],
    [
      'وادي الحمامات، الطريق القديم',
      'مئتا كيلومتر كانت تقطعها القوافل في خمسة أيام: نقوش كل الأسر على الصخر وبئر رومانية بسلم، وأول خضرة في اللقيطة.',
    ],
  ),
} as const
