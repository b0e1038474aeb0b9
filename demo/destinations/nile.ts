import type { PlaceTexts } from './place-texts.ts'

/** Cairo and the valley, from the north to the south. */
export const nile: Readonly<Record<string, PlaceTexts>> = {
  Cairo: {
    summary: [
      'A thousand years of mosques, markets and museums along one river, and never an early night.',
      'ألف عام من المساجد والأسواق والمتاحف على ضفة نهر واحد، ومدينة لا تنام مبكرًا.',
    ],
    guide: {
      story: [
        [
          'Cairo is best taken a quarter at a time. Start on Al-Muizz Street, which runs through the medieval city from the gate of Bab al-Futuh to Bab Zuwayla, and drift from there into the lanes of Khan el-Khalili, where the lamps are lit at dusk and the tea glasses never stay empty.',
          'خير طريقة لمعرفة القاهرة أن تأخذها حيًّا حيًّا. ابدأ من شارع المعز الذي يقطع المدينة القديمة من باب الفتوح إلى باب زويلة، ثم تُه في حواري خان الخليلي حيث تُضاء الفوانيس مع المغرب ولا يفرغ كوب الشاي.',
        ],
        [
          'The Citadel gives you the whole city in one look; Old Cairo has churches and a synagogue within the walls of a Roman fortress. The Egyptian Museum still stands on Tahrir Square, and the royal mummies now rest in the National Museum of Egyptian Civilization in Fustat.',
          'من القلعة ترى المدينة كلها في نظرة واحدة، وفي مصر القديمة كنائس ومعبد يهودي داخل أسوار حصن روماني. ولا يزال المتحف المصري في ميدان التحرير، أما المومياوات الملكية فمكانها اليوم المتحف القومي للحضارة في الفسطاط.',
        ],
        [
          'Keep the last hour of daylight for the river: a felucca from Garden City or Maadi, no engine, only wind.',
          'واترك ساعة الغروب للنيل: فلوكة من جاردن سيتي أو المعادي، بلا محرك، والهواء وحده يكفي.',
        ],
      ],
      bestTime: [
        'October to April, when days are mild. In Ramadan sights close earlier and the nights are at their best.',
        'من أكتوبر إلى أبريل حين يعتدل الجو. وفي رمضان تغلق المزارات مبكرًا وتكون السهرات في أجمل حالاتها.',
      ],
      gettingThere: [
        'Cairo International Airport lies to the north-east. Trains from Alexandria and Upper Egypt end at Ramses station; the metro is the quickest way through the traffic.',
        'مطار القاهرة الدولي في شمال شرق المدينة. وقطارات الإسكندرية والصعيد تصل إلى محطة رمسيس، والمترو أسرع طريق وسط الزحام.',
      ],
    },
  },
  Giza: {
    summary: [
      'The three pyramids, the Sphinx, and the museum that was built to face them.',
      'الأهرامات الثلاثة وأبو الهول، والمتحف الذي بُني في مواجهتها.',
    ],
    guide: {
      story: [
        [
          'The pyramid of Khufu was the tallest thing people had built for almost four thousand years, and it still makes the coaches at its foot look like toys. Come when the gates open, walk away from the road towards the desert side, and look back: from there all three stand in one line of sight.',
          'ظل هرم خوفو أعلى ما بناه الإنسان نحو أربعة آلاف عام، وما زالت الحافلات تبدو عند قدميه كاللعب. تعالَ مع فتح الأبواب، وابتعد عن الطريق نحو الصحراء، ثم التفت: من هناك ترى الثلاثة معًا.',
        ],
        [
          'The Grand Egyptian Museum, two kilometres away, has the treasure of Tutankhamun together under one roof. Give it half a day of its own. Saqqara, with the step pyramid of Djoser, is half an hour to the south and far quieter.',
          'على بُعد كيلومترين المتحف المصري الكبير، وفيه كنوز توت عنخ آمون مجتمعة تحت سقف واحد، فاجعل له نصف يوم وحده. أما سقارة وهرم زوسر المدرج فعلى بُعد نصف ساعة جنوبًا، وهي أهدأ بكثير.',
        ],
      ],
      bestTime: [
        'October to April; at any time of the year the first two hours after opening.',
        'من أكتوبر إلى أبريل، وفي أي وقت من السنة أول ساعتين بعد فتح الأبواب.',
      ],
      gettingThere: [
        'By car or taxi from central Cairo in 40 to 60 minutes, longer in the rush hour. Sphinx International Airport is on the desert road to Alexandria.',
        'بالسيارة أو التاكسي من وسط القاهرة في 40 إلى 60 دقيقة، وأكثر في ساعات الذروة. ومطار سفنكس الدولي على طريق الإسكندرية الصحراوي.',
      ],
    },
  },
  Luxor: {
    summary: [
      'Karnak and the Valley of the Kings on two banks of the Nile, with balloons above both at sunrise.',
      'الكرنك ووادي الملوك على ضفتي النيل، والبالونات فوقهما مع شروق الشمس.',
    ],
    guide: {
      story: [
        [
          'On the east bank were the houses of the gods: Karnak, added to by one king after another for well over a thousand years, and Luxor Temple, joined to it again by the Avenue of Sphinxes. See Karnak early, when the columns still have shade, and Luxor Temple after dark, when it is lit.',
          'على الضفة الشرقية بيوت الآلهة: الكرنك الذي ظل الملوك يزيدون فيه أكثر من ألف عام، ومعبد الأقصر الذي عاد طريق الكباش يصله به. زر الكرنك باكرًا والأعمدة لا تزال في الظل، ومعبد الأقصر ليلًا حين يُضاء.',
        ],
        [
          'The west bank was for the dead. More than sixty tombs have been found in the Valley of the Kings; a ticket opens three of them, and the guards tell you honestly which are at their best that week. Then Hatshepsut’s terraces at Deir el-Bahari, the painted walls of Medinet Habu, and the two Colossi of Memnon, who ask for no ticket.',
          'والضفة الغربية كانت للموتى. في وادي الملوك أكثر من ستين مقبرة، تفتح لك التذكرة ثلاثًا منها، والحراس يدلونك بصدق على أفضلها هذا الأسبوع. ثم مدرجات حتشبسوت في الدير البحري، وجدران مدينة هابو الملونة، وتمثالا ممنون اللذان لا يطلبان تذكرة.',
        ],
        [
          'Between the two, take the local ferry. It costs next to nothing and is the best view in town.',
          'وبين الضفتين اركب المعدية الأهلية: أجرتها زهيدة ومنظرها أجمل ما في المدينة.',
        ],
      ],
      bestTime: [
        'October to April. From June to August it is often above 40 °C by noon: start at six and rest until four.',
        'من أكتوبر إلى أبريل. ومن يونيو إلى أغسطس كثيرًا ما تتجاوز الحرارة 40 درجة ظهرًا: ابدأ في السادسة واسترح حتى الرابعة.',
      ],
      gettingThere: [
        'An hour by plane from Cairo, or a night on the train; about four hours by road from Hurghada. Nile cruises to Aswan start here.',
        'ساعة بالطائرة من القاهرة، أو ليلة في القطار، أو نحو أربع ساعات بالطريق من الغردقة. ومن هنا تبدأ رحلات الكروز إلى أسوان.',
      ],
    },
  },
  Aswan: {
    summary: [
      'Granite, islands and white sails: the Nile at its narrowest and at its most beautiful.',
      'جرانيت وجزر وأشرعة بيضاء: النيل هنا في أضيق مجراه وأجمله.',
    ],
    guide: {
      story: [
        [
          'In Aswan the river runs between boulders and the town has time. Cross to Elephantine, walk between the mud-brick houses of its two Nubian villages, and let a felucca take you round Kitchener’s Island, which is a botanical garden from one end to the other.',
          'في أسوان يجري النيل بين الصخور ولا أحد على عجلة. اعبر إلى جزيرة إلفنتين وامشِ بين بيوت الطين في قريتيها النوبيتين، ودع الفلوكة تدور بك حول جزيرة النباتات، وهي حديقة من أولها إلى آخرها.',
        ],
        [
          'The temple of Philae was taken apart and put up again on a higher island when the High Dam was built; the boat to it is half the visit. In the old quarries lies an obelisk that cracked before it was finished, and shows how the others were made. The Nubian Museum tells what the lake now covers.',
          'فُكّك معبد فيلة وأُعيد بناؤه على جزيرة أعلى حين بُني السد العالي، والمركب إليه نصف الزيارة. وفي المحاجر القديمة مسلة تشققت قبل أن تكتمل، فبقيت تروي كيف صُنعت أخواتها. ومتحف النوبة يحكي ما صار تحت البحيرة.',
        ],
      ],
      bestTime: [
        'November to March. Summers are among the hottest in Egypt, dry and above 40 °C.',
        'من نوفمبر إلى مارس. وصيفها من الأشد حرارة في مصر، جاف وفوق 40 درجة.',
      ],
      gettingThere: [
        'About an hour and a half by plane from Cairo; 12 to 14 hours by train; three to four hours by road or rail from Luxor.',
        'نحو ساعة ونصف بالطائرة من القاهرة، أو 12 إلى 14 ساعة بالقطار، أو ثلاث إلى أربع ساعات من الأقصر بالطريق أو القطار.',
      ],
    },
  },
  'Abu Simbel': {
    summary: [
      'Four kings twenty metres tall, cut from the rock and once carried uphill stone by stone.',
      'أربعة تماثيل لملك واحد بارتفاع عشرين مترًا، نُحتت في الصخر ثم نُقلت يومًا إلى أعلى حجرًا حجرًا.',
    ],
    guide: {
      story: [
        [
          'Ramesses II had himself carved four times into the face of a mountain, and beside it a smaller temple for his wife Nefertari, where she stands as tall as he does. When the lake behind the High Dam rose, both were sawn into blocks and moved some sixty-five metres higher, between 1964 and 1968.',
          'نحت رمسيس الثاني نفسه أربع مرات في وجه الجبل، وبجواره معبد أصغر لزوجته نفرتاري تقف فيه بطوله. ولما ارتفعت مياه البحيرة خلف السد العالي قُطع المعبدان كتلًا ونُقلا إلى موضع أعلى بنحو خمسة وستين مترًا، بين 1964 و1968.',
        ],
        [
          'Around 22 February and 22 October the rising sun still reaches the statues at the end of the great hall. Stay a night in the village if you can: when the convoys have left, the place is yours.',
          'وحول 22 فبراير و22 أكتوبر ما زالت الشمس عند شروقها تصل إلى التماثيل في آخر القاعة الكبرى. وإن استطعت فبت ليلة في القرية: بعد رحيل الحافلات يصير المكان لك.',
        ],
      ],
      bestTime: [
        'October to March, early in the morning or late in the afternoon.',
        'من أكتوبر إلى مارس، في الصباح الباكر أو آخر النهار.',
      ],
      gettingThere: [
        'Three to four hours by road from Aswan, usually leaving before dawn, or a short flight. Lake Nasser cruises end here.',
        'ثلاث إلى أربع ساعات بالطريق من أسوان، وأغلب الرحلات تتحرك قبل الفجر، أو رحلة طيران قصيرة. وهنا تنتهي رحلات بحيرة ناصر.',
      ],
    },
  },
  Edfu: {
    summary: [
      'The temple of Horus, the best preserved in Egypt, a short carriage ride from the river.',
      'معبد حورس، أكمل معابد مصر حفظًا، على مسافة قصيرة من النيل بالحنطور.',
    ],
    guide: {
      story: [
        [
          'The sand that covered the temple of Horus for centuries also kept it: the roof is on, the pylon stands thirty-six metres high, and the granite falcon at the door has lost nothing but its neighbour. It was begun under Ptolemy III in 237 BC and finished 180 years later.',
          'الرمال التي غطت معبد حورس قرونًا هي التي حفظته: سقفه في مكانه، وصرحه بارتفاع ستة وثلاثين مترًا، والصقر الجرانيتي عند الباب لم يفقد إلا رفيقه. بدأ بناؤه في عهد بطليموس الثالث سنة 237 قبل الميلاد واكتمل بعد 180 عامًا.',
        ],
        [
          'Most people come from a cruise ship for two hours. If you have longer, walk through the market afterwards: it sells onions and bicycle parts rather than souvenirs.',
          'أغلب الزوار يأتون من مراكب الكروز لساعتين. فإن كان لديك وقت فامشِ بعدها في السوق: هنا يبيعون البصل وقطع الدراجات لا التذكارات.',
        ],
      ],
      bestTime: [
        'October to April, before nine or after three.',
        'من أكتوبر إلى أبريل، قبل التاسعة صباحًا أو بعد الثالثة.',
      ],
      gettingThere: [
        'Every cruise between Luxor and Aswan calls here. By road or train it is about two hours from either.',
        'تتوقف هنا كل رحلات الكروز بين الأقصر وأسوان. وبالطريق أو القطار نحو ساعتين من أي منهما.',
      ],
    },
  },
  'Kom Ombo': {
    summary: [
      'A double temple on a bend of the Nile, half for Horus and half for the crocodile god Sobek.',
      'معبد مزدوج عند منحنى النيل، نصفه لحورس ونصفه لسوبك إله التماسيح.',
    ],
  },
  Esna: {
    summary: [
      'A market town around the hall of Khnum, whose ceiling has its colours back.',
      'مدينة سوق حول قاعة خنوم التي عادت ألوان سقفها إلى الحياة.',
    ],
  },
  'Qena / Dendera': {
    summary: [
      'The temple of Hathor, with a ceiling of blue skies and a roof one may climb.',
      'معبد حتحور بسقفه الأزرق كالسماء، وسطحه الذي يُصعد إليه.',
    ],
  },
  'Sohag / Abydos': {
    summary: [
      'The temple of Seti I at Abydos, home of the finest reliefs and of a list of kings.',
      'معبد سيتي الأول في أبيدوس، بأدق النقوش وقائمة الملوك.',
    ],
  },
  Minya: {
    summary: [
      'The bride of Upper Egypt: a long corniche, the tombs of Beni Hasan and Akhenaten’s lost city.',
      'عروس الصعيد: كورنيش طويل ومقابر بني حسن ومدينة إخناتون الضائعة.',
    ],
  },
}
