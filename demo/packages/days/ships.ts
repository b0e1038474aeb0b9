import { day } from './day.ts'

/** Days on board, several tellings of the same river. */
export const shipDays = {
  southOne: day(
    'Luxor',
    [
      'Aboard at noon, Karnak by four',
      'Cabins, lunch, the captain’s hand. Then Karnak while it empties and Luxor Temple as it lights up, five minutes from the gangway.',
    ],
    [
      'على المركب ظهرًا وفي الكرنك عصرًا',
      'الكبائن والغداء وسلام القبطان. ثم الكرنك وهو يخلو ومعبد الأقصر وهو يُضاء، على خمس دقائق من السقالة.',
    ],
  ),
  southTwo: day(
    'Esna',
    [
      'Kings in the morning, the lock at night',
      'The West Bank from seven: three royal tombs and Hatshepsut. Ropes off at one; at Esna the boatmen sell tablecloths by throwing them up.',
    ],
    [
      'ملوك صباحًا وهويس ليلًا',
      'البر الغربي من السابعة: ثلاث مقابر ملكية وحتشبسوت. نرفع الحبال في الواحدة، وعند إسنا يبيع المراكبية المفارش رميًا إلى السطح.',
    ],
  ),
  southThree: day(
    'Edfu',
    [
      'The falcon’s house, the crocodile’s house',
      'Edfu at opening, four hours of palms from the sun deck, and Kom Ombo with torches. Galabiya party for those who brought one.',
    ],
    [
      'بيت الصقر وبيت التمساح',
      'إدفو مع فتح الباب، وأربع ساعات نخيل من السطح، وكوم أمبو على الكشافات. وحفلة الجلابية لمن معه جلابية.',
    ],
  ),
  southFour: day(
    'Aswan',
    [
      'Aswan from the water',
      'The Dam, the obelisk, Philae by motorboat before lunch. At four a felucca with a captain who has views on football.',
    ],
    [
      'أسوان من الماء',
      'السد والمسلة وفيلة باللنش قبل الغداء. وفي الرابعة فلوكة وريّسها له رأي في الكورة.',
    ],
  ),
  southFive: day(
    'Aswan',
    [
      'Down the gangway',
      'Breakfast at six, bags outside the door at seven. The train and the airport are twenty minutes off.',
    ],
    [
      'نزول السقالة',
      'فطار في السادسة والشنط أمام الباب في السابعة. القطار والمطار على عشرين دقيقة.',
    ],
  ),
  downOne: day(
    'Luxor',
    [
      'The ship at the quay',
      'A drink of hibiscus, a key, a window at water level or above it. Luxor’s two temples in one afternoon, by horse carriage between them.',
    ],
    [
      'المركب على الرصيف',
      'كركديه ومفتاح وشباك على سطح الماء أو فوقه. معبدا الأقصر في عصر واحد والحنطور بينهما.',
    ],
  ),
  downTwo: day(
    'Luxor',
    [
      'Over the river for a day',
      'By the ship’s launch to the other bank: the Valley of the Kings, the Ramesseum instead of the crowds, the Colossi. We sail with tea.',
    ],
    [
      'على البر الآخر',
      'بلنش المركب إلى الضفة الغربية: وادي الملوك والرامسيوم بدل الزحام وتمثالا ممنون. ونبحر مع الشاي.',
    ],
  ),
  downThree: day(
    'Kom Ombo',
    [
      'A day that is mostly river',
      'Edfu before breakfast, then nothing to do until Kom Ombo but count kingfishers. The mummified crocodiles stay open until nine.',
    ],
    [
      'يوم معظمه نهر',
      'إدفو قبل الفطار، ثم لا شيء حتى كوم أمبو إلا عدّ صياد السمك. ومتحف التماسيح مفتوح حتى التاسعة.',
    ],
  ),
  downFour: day(
    'Aswan',
    [
      'Philae, spices, sails',
      'Isis’s island in the cool, the spice souk with a shopping list from the ship’s cook, sails for whoever wants wind.',
    ],
    [
      'فيلة وعطارة وشراع',
      'جزيرة إيزيس في البرودة، وسوق العطارة بقائمة من طباخ المركب، وشراع لمن أراد الهواء.',
    ],
  ),
  downFive: day(
    'Aswan',
    [
      'Last coffee on deck',
      'The mist lifts off Elephantine while bags go ashore. Abu Simbel can be had today by those who booked it.',
    ],
    ['آخر قهوة على السطح', 'الشبورة ترتفع عن إلفنتين والشنط تنزل. وأبو سمبل اليوم لمن حجزها.'],
  ),
  nileOne: day(
    'Luxor',
    [
      'Two temples and a mooring',
      'Board, eat, sleep an hour. The sphinx avenue is walked the right way, from Karnak to Luxor, arriving with the muezzin.',
    ],
    [
      'معبدان ومرسى',
      'صعود وغداء وساعة نوم. وطريق الكباش يُمشى في اتجاهه الصحيح من الكرنك إلى الأقصر، والوصول مع الأذان.',
    ],
  ),
  nileTwo: day(
    'Luxor',
    [
      'Tombs with their colours',
      'An early launch, tickets in hand, the Kings’ valley and the workmen’s village. Siesta under way; Esna’s lights near midnight.',
    ],
    [
      'مقابر بألوانها',
      'لنش مبكر والتذاكر في اليد، ووادي الملوك وقرية العمال. قيلولة والمركب ماشية، وأنوار إسنا قرب منتصف الليل.',
    ],
  ),
  nileThree: day(
    'Edfu',
    [
      'From Horus to Sobek',
      'Edfu’s pylon in the first sun. Backgammon, cucumbers, fields. Kom Ombo at blue hour with both its gods at home.',
    ],
    [
      'من حورس إلى سوبك',
      'صرح إدفو في أول شمس. طاولة وخيار وغيطان. وكوم أمبو مع الغسق وإلهاها حاضران.',
    ],
  ),
  nileFour: day(
    'Aswan',
    [
      'The cataract',
      'The High Dam in the morning; in the afternoon your boat threads the granite to a Nubian house with a crocodile in the tub.',
    ],
    ['الشلال', 'السد العالي صباحًا، وعصرًا يشق قاربكم الجرانيت إلى بيت نوبي في حوضه تمساح.'],
  ),
  nileFive: day(
    'Aswan',
    [
      'Ashore',
      'Goodbye to Mahmoud who folded the towels into swans. Transfers leave at half past seven.',
    ],
    ['إلى البر', 'سلام لمحمود الذي طوى الفوط بجعًا. والانتقالات في السابعة والنصف.'],
  ),
  northOne: day(
    'Aswan',
    [
      'Board at Aswan',
      'The afternoon is Philae’s, and the Dam’s. At dusk a felucca takes you round the islands and back for soup.',
    ],
    [
      'الصعود من أسوان',
      'العصر لفيلة والسد. ومع الغروب فلوكة تدور بكم حول الجزر وتعيدكم إلى الشوربة.',
    ],
  ),
  northTwo: day(
    'Kom Ombo',
    [
      'With the current',
      'Kom Ombo while the stone is cool, Edfu by carriage before dinner, herons all day in between.',
    ],
    ['مع التيار', 'كوم أمبو والحجر بارد، وإدفو بالحنطور قبل العشاء، وبينهما بلشون طول النهار.'],
  ),
  northThree: day(
    'Luxor',
    [
      'Through the lock to Thebes',
      'Esna’s gates at breakfast, palms until three, Luxor Temple when its lamps come on.',
    ],
    ['من الهويس إلى طيبة', 'بوابات إسنا مع الفطار ونخيل حتى الثالثة ومعبد الأقصر مع أول ضوء.'],
  ),
  northFour: day(
    'Luxor',
    [
      'Kings, Karnak, ashore',
      'Off the ship early with your bags, the West Bank from half past six, Karnak on the way back, lunch in town for those with a late train.',
    ],
    [
      'ملوك وكرنك ونزول',
      'النزول مبكرًا بالشنط والبر الغربي من السادسة والنصف والكرنك في العودة، وغداء في المدينة لمن قطاره متأخر.',
    ],
  ),
  backOne: day(
    'Aswan',
    [
      'Aswan before we sail',
      'The Unfinished Obelisk and Philae by two, tea in the botanical garden, bags already unpacked for you.',
    ],
    [
      'أسوان قبل الإبحار',
      'المسلة الناقصة وفيلة قبل الثانية وشاي في جزيرة النباتات، والشنط مفرودة في انتظاركم.',
    ],
  ),
  backTwo: day(
    'Edfu',
    [
      'Two temples downstream',
      'Sobek before the heat and Horus after it. Somebody always starts singing on the sun deck after lunch.',
    ],
    [
      'معبدان مع النهر',
      'سوبك قبل الحر وحورس بعده. ودائمًا هناك من يبدأ الغناء على السطح بعد الغداء.',
    ],
  ),
  backThree: day(
    'Luxor',
    [
      'A day with its feet up',
      'Esna by ten, a lecture with slides that nobody sleeps through, Luxor’s corniche before dinner.',
    ],
    [
      'يوم مفرود القدمين',
      'إسنا في العاشرة ومحاضرة بالصور لا ينام فيها أحد وكورنيش الأقصر قبل العشاء.',
    ],
  ),
  backFour: day(
    'Luxor',
    [
      'The other bank, then land',
      'Hatshepsut first, the valley second, against the traffic. Karnak closes the journey.',
    ],
    ['البر الغربي ثم البر', 'حتشبسوت أولًا والوادي ثانيًا عكس الزحام. والكرنك ختام الرحلة.'],
  ),
  lakeOne: day(
    'Aswan',
    [
      'Behind the Dam',
      'A harbour hardly anyone knows. Kalabsha and the little kiosk of Kertassi across the water at sunset.',
    ],
    ['خلف السد', 'ميناء لا يعرفه إلا قليل. وكلابشة وكشك قرطاسي على الضفة مع الغروب.'],
  ),
  lakeTwo: day(
    'Aswan',
    [
      'Open water',
      'No village, no field, no telephone. Crocodiles on the banks for those with patience and binoculars.',
    ],
    ['ماء مفتوح', 'لا قرية ولا غيط ولا تليفون. وتماسيح على الشط لمن معه صبر ومنظار.'],
  ),
  lakeThree: day(
    'Abu Simbel',
    [
      'The valley of lions',
      'Wadi el-Sebua in the morning and, by camel or on foot, Dakka on its hill and Maharraqa with its spiral stair.',
    ],
    [
      'وادي السبوع',
      'طريق السباع صباحًا، ثم بالجمل أو مشيًا إلى الدكة على تلها والمحرقة بسلمها الحلزوني.',
    ],
  ),
  lakeFour: day(
    'Abu Simbel',
    [
      'Amada, then the last fortress',
      'Amada’s colours are the best on the lake. Qasr Ibrim goes by at noon, too fragile to land on; Abu Simbel grows all afternoon.',
    ],
    [
      'عمدا ثم آخر القلاع',
      'ألوان عمدا أجمل ما على البحيرة. وقصر إبريم يمر ظهرًا ولا ننزل حفاظًا عليه، وأبو سمبل يكبر طوال العصر.',
    ],
  ),
  lakeFive: day(
    'Abu Simbel',
    [
      'Ramses at sunrise',
      'From the deck first, then on foot with the doors just open. Car to Aswan, or the plane.',
    ],
    ['رمسيس مع الشروق', 'من السطح أولًا ثم مشيًا والأبواب مفتوحة للتو. والسيارة إلى أسوان أو الطائرة.'],
  ),
  lakeNorthOne: day(
    'Abu Simbel',
    [
      'Aboard at the foot of Ramses',
      'The ship ties up where the colossi can see it. Both temples by day; by night the show from your own deck.',
    ],
    [
      'الصعود عند قدمي رمسيس',
      'المركب ترسو حيث تراها التماثيل. المعبدان نهارًا، وليلًا العرض من سطحكم.',
    ],
  ),
  lakeNorthTwo: day(
    'Abu Simbel',
    [
      'Temples that were moved',
      'Amada went on rails, Derr in slices. The guide was a boy here when it happened and says so.',
    ],
    ['معابد انتقلت', 'عمدا على قضبان والدر شرائح. والمرشد كان صبيًا هنا يومها ويحكي.'],
  ),
  lakeNorthThree: day(
    'Aswan',
    [
      'Stars with the lamps off',
      'Sebua early. After dinner the captain stops the engine and the generator: ten minutes of nothing but sky.',
    ],
    [
      'نجوم والأنوار مطفأة',
      'السبوع مبكرًا. وبعد العشاء يوقف القبطان المحرك والمولد: عشر دقائق لا شيء فيها إلا السماء.',
    ],
  ),
  sailOne: day(
    'Esna',
    [
      'Sails up at Esna',
      'By car from Luxor to a boat with six cabins and no engine. El Hegz island before dark, supper on the bank.',
    ],
    [
      'فرد الشراع في إسنا',
      'بالسيارة من الأقصر إلى مركب بست كبائن وبلا محرك. جزيرة الحجز قبل المغرب والعشاء على الضفة.',
    ],
  ),
  sailTwo: day(
    'Edfu',
    [
      'A wall older than the river’s names',
      'El Kab on foot through the barley; children who want to teach you football; a sandbank for the night.',
    ],
    [
      'سور أقدم من أسماء النهر',
      'الكاب مشيًا بين الشعير، وأولاد يريدون تعليمكم الكورة، وجزيرة رمل للمبيت.',
    ],
  ),
  sailThree: day(
    'Edfu',
    [
      'Horus, then wind',
      'Edfu early by tuk-tuk. The afternoon is canvas, ropes and a tea kettle that never goes off the boil.',
    ],
    ['حورس ثم الهواء', 'إدفو مبكرًا بالتوك توك. والعصر قماش وحبال وبراد شاي لا يبرد.'],
  ),
  sailFour: day(
    'Kom Ombo',
    [
      'The quarries of Silsila',
      'Karnak was cut here. Swim off the ladder, bread on the coals, Kom Ombo by lamplight.',
    ],
    [
      'محاجر السلسلة',
      'من هنا قُطع الكرنك. سباحة من السلم وعيش على الجمر وكوم أمبو على ضوء المصابيح.',
    ],
  ),
  sailFive: day(
    'Aswan',
    [
      'Down with the sails',
      'Daraw’s market if it is the day, the road to Aswan, and feet that go on swaying until evening.',
    ],
    ['لمّ الشراع', 'سوق دراو إن وافق يومه، ثم طريق أسوان، وقدمان تظلان تتمايلان حتى المساء.'],
  ),
  sailNorthOne: day(
    'Aswan',
    [
      'Past Elephantine under canvas',
      'Aboard at noon. The town slides off behind the palms within the hour; the night is at Herbiab, by a fire.',
    ],
    [
      'تحت القماش من أمام إلفنتين',
      'الصعود ظهرًا. والبلد تختفي خلف النخيل في ساعة، والمبيت عند هربياب على نار.',
    ],
  ),
  sailNorthTwo: day(
    'Kom Ombo',
    [
      'Bread, herons, Sobek',
      'The baker of Kom Ombo meets the boat. The temple is yours at seven; the ships come at ten.',
    ],
    [
      'عيش وبلشون وسوبك',
      'خباز كوم أمبو يقابل المركب. والمعبد لكم في السابعة، والمراكب الكبيرة تأتي في العاشرة.',
    ],
  ),
  sailNorthThree: day(
    'Edfu',
    [
      'Faris and its oranges',
      'A village on the west bank where tea is the law. Silsila’s chapels in the late sun, cards after supper.',
    ],
    [
      'فارس وبرتقالها',
      'قرية في البر الغربي شايها قانون. ومقاصير السلسلة مع شمس العصر وكوتشينة بعد العشاء.',
    ],
  ),
  sailNorthFour: day(
    'Edfu',
    [
      'Ashore at Edfu',
      'The falcon’s temple, a handshake with the crew, and the train or the car to Luxor.',
    ],
    ['النزول في إدفو', 'معبد الصقر وسلام على الطاقم، ثم القطار أو السيارة إلى الأقصر.'],
  ),
} as const
