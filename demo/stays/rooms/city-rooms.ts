import type { RoomKind } from './room.ts'

/** Rooms of hotels in towns. */
export const cityRooms = {
  classic: {
    view: 'city',
    names: [
      ['Classic double', 'غرفة مزدوجة كلاسيك'],
      ['Standard room, street side', 'غرفة ستاندرد على الشارع'],
      ['City room', 'غرفة بإطلالة على المدينة'],
    ],
    category: ['Standard', 'ستاندرد'],
    size: 22,
    bed: 'twin',
    sleeps: [2, 2, 1, 3],
    cost: 100,
    share: 100,
    has: ['ac', 'ownBath', 'tv', 'desk', 'kettle'],
    about: [
      [
        'Double glazing keeps the street outside; open it at seven and you hear the bread boy’s bell. A desk that fits a laptop and a plate.',
        'زجاج مزدوج يُبقي الشارع في الخارج؛ افتحه في السابعة تسمع جرس بائع العيش. ومكتب يتسع للابتوب وطبق.',
      ],
      [
        'High ceiling, tiled floor, firm mattress. Rooms ending in 4 are a little larger for the same price; ask.',
        'سقف عالٍ وبلاط قديم ومرتبة متماسكة. الغرف التي تنتهي برقم 4 أوسع قليلًا بالسعر نفسه؛ اسأل عنها.',
      ],
      [
        'Everything within reach and nothing that squeaks. Two beds or one: we change them while you have tea.',
        'كل شيء في متناول اليد ولا شيء يصدر صوتًا. سريران أو سرير: نبدلها وأنت تشرب الشاي.',
      ],
    ],
  },
  quiet: {
    view: 'courtyard',
    names: [
      ['Courtyard room', 'غرفة على الفناء'],
      ['Quiet room at the back', 'غرفة هادئة خلفية'],
      ['Inner double', 'غرفة مزدوجة داخلية'],
    ],
    category: ['Standard', 'ستاندرد'],
    size: 20,
    bed: 'queen',
    sleeps: [2, 2, 1, 3],
    cost: 94,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'quietRoom'],
    about: [
      [
        'Turned away from the street, so no view and no noise: light sleepers choose it twice.',
        'ظهرها للشارع، فلا إطلالة ولا ضوضاء: خفيف النوم يعود إليها.',
      ],
      [
        'Looks into a shaft of potted palms. Morning light until ten, then shade, which in August is worth more than a view.',
        'تطل على منور فيه نخيل في أصص. نور حتى العاشرة ثم ظل، وهو في أغسطس أغلى من أي إطلالة.',
      ],
      [
        'The smallest double in the house and the calmest. A window, a fan as well as the air conditioner, thick curtains.',
        'أصغر غرفة مزدوجة في الفندق وأهدؤها. شباك ومروحة مع التكييف وستائر سميكة.',
      ],
    ],
  },
  comfort: {
    view: 'city',
    names: [
      ['Comfort room', 'غرفة كومفورت'],
      ['Superior double', 'غرفة مزدوجة سوبيريور'],
      ['Larger double', 'غرفة مزدوجة واسعة'],
    ],
    category: ['Superior', 'سوبيريور'],
    size: 29,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 118,
    share: 70,
    has: ['ac', 'ownBath', 'tv', 'desk', 'kettle', 'fridge', 'safe'],
    about: [
      [
        'More window than wall: roofs, palms and pigeons until the light goes. King bed, good lamp, wide shelf in the bathroom.',
        'شبابيك أكثر من الحيطان: أسطح ونخيل وحمام حتى يغيب الضوء. سرير كبير وإضاءة جيدة ورف عريض بجوار الحوض.',
      ],
      [
        'Same furniture as the classic rooms with seven square metres more of air, and a corner to unroll a prayer mat or a yoga one.',
        'أثاث الغرف الكلاسيك نفسه وسبعة أمتار زيادة، وركن لسجادة الصلاة أو حصيرة اليوجا.',
      ],
      [
        'Fresh paint, a deep armchair and a third bed by arrangement. Away from the stairs and from whoever comes in late.',
        'دهان جديد ومقعد وثير وسرير ثالث بالاتفاق. بعيدة عن السلم وعمن يعود متأخرًا.',
      ],
    ],
  },
  nile: {
    view: 'nile',
    names: [
      ['Nile view room', 'غرفة على النيل'],
      ['Deluxe room, Nile side', 'غرفة ديلوكس بإطلالة على النيل'],
      ['River room with balcony', 'غرفة ببلكونة على النيل'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 32,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 138,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'safe', 'kettle', 'balcony'],
    about: [
      [
        'Feluccas at eye level and, after dark, the lights of the far bank. Breakfast tastes better on this balcony.',
        'الفلايك أمام عينيك، وبعد المغرب أنوار البر الثاني. والفطار في هذه البلكونة ألذ.',
      ],
      [
        'Full river view from bed, bath and desk. The railing is high, so children may lean.',
        'النيل كاملًا من السرير ومن المكتب. وسور البلكونة عالٍ فلا قلق على الأولاد.',
      ],
      [
        'You hear the river traffic only as a hum. Bring binoculars: kingfishers fish below the wall.',
        'لا يصلك من حركة النهر إلا همس. هات المنظار: القرلّى يصطاد تحت السور.',
      ],
    ],
  },
  lawn: {
    view: 'garden',
    names: [
      ['Room on the lawn', 'غرفة على النجيل'],
      ['Garden wing double', 'غرفة مزدوجة في جناح الحديقة'],
      ['Superior garden room', 'غرفة سوبيريور على الحديقة'],
    ],
    category: ['Superior', 'سوبيريور'],
    size: 30,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 110,
    share: 90,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'kettle'],
    about: [
      [
        'A terrace door, two wicker chairs and hoopoes on the grass. The sprinklers run at five; slippers left outside get wet.',
        'باب على التراس وكرسيان من الخيزران وهداهد على النجيل. الرشاشات تعمل في الخامسة، فلا تترك الشبشب خارجًا.',
      ],
      [
        'Under a flame tree that keeps the afternoon off the window. Third bed on request, cot for nothing.',
        'تحت شجرة بونسيانا تحجب شمس العصر عن الشباك. سرير ثالث عند الطلب وسرير الرضيع مجاني.',
      ],
      [
        'Ground floor for those with prams, first floor for those with books. Both look at the same roses.',
        'الدور الأرضي لمن معه عربة أطفال والأول لمن معه كتاب. وكلاهما يرى الورد نفسه.',
      ],
    ],
  },
  royalNile: {
    view: 'nile',
    names: [
      ['Royal suite, Nile view', 'الجناح الملكي على النيل'],
      ['Khedive suite', 'جناح الخديوي'],
      ['Presidential suite on the river', 'الجناح الرئاسي على النيل'],
    ],
    category: ['Suite', 'جناح'],
    size: 120,
    bed: 'twoRooms',
    sleeps: [2, 4, 4, 6],
    cost: 420,
    share: 7,
    has: [
      'ac',
      'ownBath',
      'tv',
      'fridge',
      'safe',
      'kettle',
      'balcony',
      'bathtub',
      'lounge',
      'butler',
    ],
    about: [
      [
        'Two bedrooms either side of a salon, a dining table for eight and a terrace the length of all three. The car from the airport is included.',
        'غرفتا نوم على جانبي صالون وسفرة لثمانية وتراس بطول الثلاثة. وسيارة المطار مشمولة.',
      ],
      [
        'Ministers have stayed, and one novelist who forgot to leave. The kitchen behind the pantry door is for your own cook or ours.',
        'أقام فيه وزراء وروائي نسي أن يغادر. والمطبخ خلف باب المؤن لطباخك أو لطباخنا.',
      ],
      [
        'The river from every window, including the one in the shower. Breakfast comes at the hour you choose, for as many as you invite.',
        'النيل من كل شباك حتى شباك الدش. والفطار في الساعة التي تختارها ولكل من تدعوه.',
      ],
    ],
  },
  nileSuite: {
    view: 'nile',
    names: [
      ['Nile suite', 'جناح النيل'],
      ['River suite with terrace', 'جناح بتراس على النيل'],
      ['Executive Nile suite', 'جناح تنفيذي على النيل'],
    ],
    category: ['Suite', 'جناح'],
    size: 64,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 5],
    cost: 250,
    share: 15,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'safe', 'kettle', 'balcony', 'bathtub', 'lounge'],
    about: [
      [
        'Sitting room, bedroom and a terrace where six can eat. The bathtub stands by the window, above the water.',
        'صالة وغرفة نوم وتراس يتعشى عليه ستة. والبانيو بجوار الشباك فوق الماء.',
      ],
      [
        'Corner windows bring in the whole bend of the river. Pressing of two pieces a day is on the house.',
        'شبابيك الركن تُدخل منحنى النهر كله. وكيّ قطعتين كل يوم هدية من الفندق.',
      ],
      [
        'For people who work in the morning and watch the sunset properly. Check-out at two if you ask the day before.',
        'لمن يعمل صباحًا ويشاهد الغروب كما يجب. والخروج في الثانية إذا طلبته قبلها بيوم.',
      ],
    ],
  },
  pyramid: {
    view: 'pyramids',
    names: [
      ['Pyramid view room', 'غرفة على الأهرامات'],
      ['Deluxe room facing the plateau', 'غرفة ديلوكس في مواجهة الهضبة'],
      ['Pyramids double', 'غرفة مزدوجة بإطلالة على الأهرامات'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 28,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 145,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'kettle'],
    about: [
      [
        'All three, from your pillow, with nothing but a wall and some camels between. The sound-and-light show comes free with the room.',
        'الأهرامات الثلاثة من على المخدة، ولا شيء بينك وبينها إلا سور وبعض الجمال. وعرض الصوت والضوء مجاني من الغرفة.',
      ],
      [
        'Wake at five in winter: the plateau is pink for eleven minutes and the balcony is yours.',
        'استيقظ في الخامسة شتاءً: الهضبة وردية لإحدى عشرة دقيقة والبلكونة لك وحدك.',
      ],
      [
        'A glass door the width of the wall and a bed turned toward it. Curtains, for those who have seen enough.',
        'باب زجاجي بعرض الحائط وسرير في مواجهته. وستائر لمن اكتفى.',
      ],
    ],
  },
  pyramidSuite: {
    view: 'pyramids',
    names: [
      ['Pyramid suite', 'جناح الأهرامات'],
      ['Family suite, pyramid view', 'جناح عائلي على الأهرامات'],
      ['Khufu suite', 'جناح خوفو'],
    ],
    category: ['Suite', 'جناح'],
    size: 52,
    bed: 'kingSingles',
    sleeps: [2, 4, 3, 6],
    cost: 235,
    share: 18,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'kettle', 'lounge', 'bathtub'],
    about: [
      [
        'Room for a family and a private piece of roof with the best seats in Giza. Dinner can be carried up.',
        'تتسع لعائلة ومعها جزء خاص من السطح فيه أحسن مقاعد الجيزة. والعشاء يصلك فوق.',
      ],
      [
        'Two windows, two pyramids each. The sofa corner has books on all of them.',
        'شباكان وفي كل منهما هرمان. وفي ركن الكنب كتب عنها جميعًا.',
      ],
      [
        'Parents in the alcove, children under the window, Khafre outside it.',
        'الوالدان في الركن والأولاد تحت الشباك وخفرع خلفه.',
      ],
    ],
  },
  triple: {
    view: 'city',
    names: [
      ['Triple room', 'غرفة ثلاثية'],
      ['Room for three', 'غرفة لثلاثة'],
      ['Triple with real beds', 'غرفة بثلاثة أسرّة'],
    ],
    category: ['Triple', 'ثلاثية'],
    size: 30,
    bed: 'three',
    sleeps: [3, 3, 2, 4],
    cost: 132,
    share: 40,
    has: ['ac', 'ownBath', 'tv', 'fridge'],
    about: [
      [
        'Three beds of equal size, so nobody draws the short straw. The price is for three adults.',
        'ثلاثة أسرّة بالمقاس نفسه فلا يختلف أحد. والسعر لثلاثة بالغين.',
      ],
      [
        'Students, cousins and colleagues share it happily: three lamps, three sockets, one wardrobe with three doors.',
        'يتقاسمها الأصحاب وأولاد العم والزملاء: ثلاثة مصابيح وثلاث فيش ودولاب بثلاث ضلف.',
      ],
      [
        'A long room with beds along the wall as at your grandmother’s, and a bathroom with two basins.',
        'غرفة طويلة والأسرّة بطول الحائط كما في بيت الجدة، وحمام بحوضين.',
      ],
    ],
  },
  solo: {
    view: 'courtyard',
    names: [
      ['Single room', 'غرفة فردية'],
      ['Single at the back', 'غرفة فردية خلفية'],
      ['Room for one', 'غرفة لفرد'],
    ],
    category: ['Single', 'فردية'],
    size: 14,
    bed: 'single',
    sleeps: [1, 1, 0, 1],
    cost: 70,
    share: 40,
    has: ['ac', 'ownBath', 'desk'],
    about: [
      [
        'A bed, a desk, a window and a door that shuts well. What a working night needs.',
        'سرير ومكتب وشباك وباب يُغلق جيدًا. هذا ما تحتاجه ليلة عمل.',
      ],
      [
        'Narrow as a train compartment and as snug; the shower is better than most at home.',
        'ضيقة كديوان القطار ودافئة مثله، ودشها أحسن من كثير من البيوت.',
      ],
      [
        'For the one who arrives late and leaves early. Breakfast can be packed the night before.',
        'لمن يصل متأخرًا ويغادر مبكرًا. والفطار يُجهّز في علبة من الليلة السابقة.',
      ],
    ],
  },
  familyCity: {
    view: 'courtyard',
    names: [
      ['Family room', 'غرفة عائلية'],
      ['Family apartment', 'شقة عائلية'],
      ['Two rooms with one door', 'غرفتان بباب واحد'],
    ],
    category: ['Family', 'عائلية'],
    size: 46,
    bed: 'kingSingles',
    sleeps: [2, 4, 4, 6],
    cost: 158,
    share: 35,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'kettle', 'lounge'],
    about: [
      [
        'A hallway, two bedrooms and one bathroom: close one door and the little ones sleep while you don’t.',
        'طرقة وغرفتان وحمام: أغلق بابًا ينام الصغار وتسهر أنت.',
      ],
      [
        'Room for a cot beside the big bed. High chair and bottle warmer are at reception, just say so.',
        'مكان لسرير رضيع بجوار السرير الكبير. وكرسي الأطفال وسخان الرضعات عند الاستقبال؛ فقط اطلبهما.',
      ],
      [
        'Six can sleep and four can eat at the table. On the calm side of the house, with a bath that fits two children.',
        'ينام ستة ويأكل أربعة على المنضدة. في الجهة الهادئة، وبانيو يتسع لطفلين.',
      ],
    ],
  },
  club: {
    view: 'city',
    names: [
      ['Club floor room', 'غرفة في دور الكلوب'],
      ['Executive room', 'غرفة تنفيذية'],
      ['Business king', 'غرفة أعمال بسرير كبير'],
    ],
    category: ['Executive', 'تنفيذية'],
    size: 34,
    bed: 'king',
    sleeps: [2, 2, 1, 3],
    cost: 162,
    share: 30,
    has: ['ac', 'ownBath', 'tv', 'desk', 'kettle', 'fridge', 'safe', 'bathtub'],
    about: [
      [
        'Includes the lounge on the top floor: breakfast until eleven, snacks at six, a printer that works.',
        'تشمل صالة الدور الأخير: فطار حتى الحادية عشرة وتسالي في السادسة وطابعة تعمل.',
      ],
      [
        'Check in sitting down, iron two shirts free, borrow a meeting room for an hour.',
        'تسجّل وصولك وأنت جالس، وقميصان مكويان مجانًا، وقاعة اجتماع لساعة.',
      ],
      [
        'A wide desk across from the window, fast cable as well as Wi-Fi, and silence from nine to six.',
        'مكتب عريض أمام الشباك وإنترنت سلكي سريع مع الواي فاي وهدوء من التاسعة إلى السادسة.',
      ],
    ],
  },
  citySuite: {
    view: 'city',
    names: [
      ['City suite', 'جناح المدينة'],
      ['One-bedroom suite', 'جناح بغرفة نوم'],
      ['Suite with a salon', 'جناح بصالون'],
    ],
    category: ['Suite', 'جناح'],
    size: 54,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 5],
    cost: 210,
    share: 15,
    has: ['ac', 'ownBath', 'tv', 'desk', 'kettle', 'fridge', 'safe', 'bathtub', 'lounge'],
    about: [
      [
        'A salon with a wooden screen, then the bedroom behind it. Two balconies, one for each half of the day.',
        'صالون بمشربية ثم غرفة نوم خلفها. وبلكونتان، واحدة لكل نصف من النهار.',
      ],
      [
        'Sofa for visitors, table for papers, and a bedroom neither can see into.',
        'كنبة للضيوف ومنضدة للأوراق وغرفة نوم لا يراها هؤلاء ولا هؤلاء.',
      ],
      [
        'Patterned tiles on the floor and a very modern bathroom. The reading chair has been fought over.',
        'بلاط مزخرف على الأرض وحمام حديث جدًا. وكرسي القراءة يتنافس عليه الجميع.',
      ],
    ],
  },
  studio: {
    view: 'city',
    names: [
      ['Studio with a kitchenette', 'ستوديو بمطبخ صغير'],
      ['Studio for two', 'ستوديو لفردين'],
      ['Serviced studio', 'ستوديو فندقي'],
    ],
    category: ['Studio', 'ستوديو'],
    size: 34,
    bed: 'queen',
    sleeps: [2, 2, 2, 4],
    cost: 100,
    share: 100,
    has: ['ac', 'ownBath', 'tv', 'kitchen', 'fridge'],
    about: [
      [
        'Two rings, a fridge, decent knives. The supermarket is downstairs and open till one.',
        'شعلتان وثلاجة وسكاكين تقطع. والسوبر ماركت تحت ومفتوح حتى الواحدة.',
      ],
      [
        'Cleaned every second day, linen weekly, towels whenever you hang them on the door.',
        'التنظيف يومًا بعد يوم والمفروشات كل أسبوع، والفوط كلما علقتها على الباب.',
      ],
      [
        'Bed behind a bookcase, washing machine in the bathroom, sun from two o’clock.',
        'السرير خلف مكتبة والغسالة في الحمام والشمس من الثانية ظهرًا.',
      ],
    ],
  },
  flat: {
    view: 'city',
    names: [
      ['One-bedroom apartment', 'شقة بغرفة نوم'],
      ['Apartment for four', 'شقة لأربعة'],
      ['Serviced apartment', 'شقة فندقية'],
    ],
    category: ['Apartment', 'شقة'],
    size: 68,
    bed: 'kingSofa',
    sleeps: [2, 4, 3, 5],
    cost: 150,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'kitchen', 'fridge', 'lounge', 'balcony'],
    about: [
      [
        'A living room you can live in, a kitchen with an oven and a doorman who knows where to park.',
        'صالة تعيش فيها ومطبخ بفرن وبواب يعرف أين تركن.',
      ],
      [
        'Bedroom at the back, balcony at the front, washing line between two neighbours’ jasmine.',
        'النوم في الخلف والبلكونة في الأمام وحبل الغسيل بين ياسمين الجيران.',
      ],
      [
        'The sofa becomes a wide bed. Delivery riders find the door without a phone call.',
        'الكنبة تصير سريرًا عريضًا. والدليفري يجد الباب بلا مكالمة.',
      ],
    ],
  },
  flatTwo: {
    view: 'city',
    names: [
      ['Two-bedroom apartment', 'شقة بغرفتي نوم'],
      ['Family apartment, two bedrooms', 'شقة عائلية بغرفتين'],
      ['Corner apartment', 'شقة ناصية'],
    ],
    category: ['Apartment', 'شقة'],
    size: 105,
    bed: 'twoRooms',
    sleeps: [4, 5, 4, 7],
    cost: 240,
    share: 30,
    has: ['ac', 'ownBath', 'tv', 'kitchen', 'fridge', 'lounge', 'balcony'],
    about: [
      [
        'Two bedrooms, two bathrooms, a long table. The price covers four adults, which is why families come back.',
        'غرفتان وحمامان وسفرة طويلة. والسعر لأربعة بالغين، ولهذا تعود العائلات.',
      ],
      [
        'Space to shut a door on the television. Cot, high chair and iron are in the cupboard already.',
        'مساحة تغلق فيها بابًا على التلفزيون. وسرير الرضيع وكرسي الأكل والمكواة في الدولاب.',
      ],
      [
        'Windows on two sides and a breeze from one to the other. A cleaner comes twice a week.',
        'شبابيك على جهتين وهواء يمر بينهما. والتنظيف مرتان في الأسبوع.',
      ],
    ],
  },
  seaTown: {
    view: 'sea',
    names: [
      ['Corniche room, sea view', 'غرفة على الكورنيش'],
      ['Sea-facing double', 'غرفة مزدوجة في مواجهة البحر'],
      ['Room over the corniche', 'غرفة فوق الكورنيش'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 27,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 128,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony'],
    about: [
      [
        'Waves on the rocks across the road and, on winter nights, spray on the glass. The balcony holds two chairs and a tea tray.',
        'الموج على الصخر عبر الطريق، وفي ليالي الشتاء رذاذ على الزجاج. والبلكونة لكرسيين وصينية شاي.',
      ],
      [
        'High shutters, old floor, new bath. Sleep with the window open and you dream of boats.',
        'شيش عالٍ وأرضية قديمة وحمام جديد. نم والشباك مفتوح تحلم بالمراكب.',
      ],
      [
        'Third to sixth floor: above the buses, level with the gulls.',
        'من الدور الثالث إلى السادس: فوق الأتوبيسات وبمحاذاة النورس.',
      ],
    ],
  },
  canal: {
    view: 'lake',
    names: [
      ['Room facing the water', 'غرفة في مواجهة الماء'],
      ['Waterside room', 'غرفة على المياه'],
      ['Room with the wide window', 'غرفة الشباك العريض'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 27,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 126,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony'],
    about: [
      [
        'A wide window on open water and whatever passes. The chair is placed for it.',
        'شباك عريض على الماء وما يمر فيه، والكرسي موضوع لذلك.',
      ],
      [
        'Mornings are mirror-still, afternoons bring sails. Fishermen call prices under the balcony at six.',
        'الصباح ساكن كالمرآة والعصر فيه أشرعة. والصيادون ينادون على السمك تحت البلكونة في السادسة.',
      ],
      [
        'Water on two sides and breeze enough to leave the air conditioner off until June.',
        'الماء من جهتين وهواء يغنيك عن التكييف حتى يونيو.',
      ],
    ],
  },
} as const satisfies Record<string, RoomKind>
