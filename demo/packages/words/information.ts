import type { Pair } from '../../pair.ts'

/** What travellers should know before they book. */
export const information = {
  certificate: [
    'Egyptian couples show their marriage certificate and both ID cards at check-in; a clear copy will do.',
    'عند تسجيل الوصول يُطلب عقد الزواج وبطاقتا الرقم القومي، وتكفي صورة واضحة من العقد.',
  ],
  passports: [
    'Foreign guests bring the passport they entered with; hotels may not register a copy.',
    'على الضيوف الأجانب إحضار جواز السفر الأصلي، فالفنادق لا تسجل بالصورة.',
  ],
  checkIn: [
    'Rooms are ready from 14:00 or 15:00, by the house; luggage is looked after before that.',
    'الغرف جاهزة من الثانية أو الثالثة ظهرًا بحسب الفندق، والشنط في أمانة الفندق قبل ذلك.',
  ],
  order: [
    'The order of visits may change with tickets, traffic and heat; nothing is left out.',
    'قد يتغير ترتيب الزيارات حسب التذاكر والزحام والحر، ولا تسقط زيارة.',
  ],
  lock: [
    'Ships wait for the Esna lock; the hour of arrival is the river’s decision.',
    'المراكب تنتظر هويس إسنا، وموعد الوصول يقرره النهر.',
  ],
  aboard: [
    'Boarding from noon, lunch at one. The ship doesn’t wait.',
    'الصعود من الثانية عشرة والغداء في الواحدة. والمركب لا تنتظر.',
  ],
  wind: [
    'Under sail the wind decides where you sleep; a tug helps only when it must.',
    'تحت الشراع الهواء هو الذي يحدد المبيت، والرفاص يساعد عند الضرورة فقط.',
  ],
  nights: [
    'Desert nights go down to 5 degrees in winter: a real jacket, a cap, thick socks.',
    'ليل الصحراء ينزل إلى 5 درجات شتاءً: جاكيت ثقيل وطاقية وشراب صوف.',
  ],
  noSignal: [
    'There is no telephone network for part of the way; the drivers carry satellite phones.',
    'لا شبكة محمول في جزء من الطريق، ومع السائقين تليفون ثريا.',
  ],
  permits: [
    'Desert permits are made out in your name: bring the ID card or passport itself.',
    'تصريح الصحراء يصدر باسم كل مسافر: أحضر البطاقة أو الجواز الأصلي معك.',
  ],
  sinai: [
    'There are checkpoints on the way to Sinai: keep your ID at hand, Egyptians too.',
    'في طريق سيناء أكمنة: البطاقة في متناول اليد طوال الطريق.',
  ],
  climb: [
    'Seven kilometres up and as many down, at night, at your own pace. Not for weak knees or hearts.',
    'سبعة كيلومترات صعودًا ومثلها نزولًا ليلًا، وكل واحد على مهله. لا تناسب من يشكو ركبة أو قلبًا.',
  ],
  fit: [
    'Walking four to six hours a day over stones; camels carry the luggage.',
    'مشي من أربع إلى ست ساعات يوميًا على حجر، والجمال تحمل الشنط.',
  ],
  swim: [
    'You needn’t swim well: life jackets for everybody, a guide in the water.',
    'لا يلزم إجادة السباحة: جاكيت نجاة للجميع ومرشد في الماء.',
  ],
  coral: [
    'Nobody stands on coral or feeds fish; those who do sit out the next stop.',
    'لا وقوف على المرجان ولا إطعام للسمك، ومن يفعل ينتظر على المركب في المحطة التالية.',
  ],
  flying: [
    'No dive in the 18 hours before a flight or a mountain road.',
    'لا غطس قبل الطيران أو طريق الجبل بثماني عشرة ساعة.',
  ],
  divers: [
    'Bring your card and logbook; fifty dives at least for the offshore reefs.',
    'أحضر بطاقة الغوص ودفتر الغطسات، وخمسون غطسة على الأقل للشعاب البعيدة.',
  ],
  medical: [
    'Divers sign a medical form; a doctor’s note is needed after 60.',
    'يوقع الغواصون إقرارًا طبيًا، ومن تجاوز الستين يحضر تقريرًا.',
  ],
  modest: [
    'Shoulders and knees covered in mosques, monasteries and the oasis; scarves are lent.',
    'الأكتاف والركب مغطاة في الجوامع والأديرة والواحة، والشال متاح للإعارة.',
  ],
  swimwear: [
    'Swimwear that covers more is welcome in every pool of these hotels.',
    'ملابس البحر الشرعية مقبولة في حمامات السباحة بهذه الفنادق.',
  ],
  early: [
    'Some mornings begin early; then breakfast comes in a box.',
    'بعض الأيام تبدأ مبكرًا، والفطار فيها في علبة.',
  ],
  meeting: [
    'We leave from Abdel Moneim Riad Square, by the museum gardens; be there 20 minutes early.',
    'التحرك من ميدان عبد المنعم رياض بجوار سور المتحف، والحضور قبل الموعد بثلث ساعة.',
  ],
  airport: [
    'We leave from Cairo Airport Terminal 3, domestic departures; be there 90 minutes early.',
    'السفر من مطار القاهرة، مبنى الركاب 3، صالة الرحلات الداخلية، والحضور قبل الموعد بساعة ونصف.',
  ],
  station: [
    'We leave from Ramses Station, under the clock; be there half an hour early.',
    'التحرك من محطة رمسيس تحت الساعة، والحضور قبل الموعد بنصف ساعة.',
  ],
  nightBefore: [
    'The night train leaves Ramses Station on the evening before the first day.',
    'قطار النوم يتحرك من محطة رمسيس مساء اليوم السابق لأول يوم.',
  ],
  secondStop: [
    'A second stop at the Hosary Square, 6th of October, half an hour later.',
    'محطة ثانية في ميدان الحصري بأكتوبر بعد نصف ساعة.',
  ],
  luggage: [
    'One soft bag of 15 kg a person; hard cases don’t fit on the roof.',
    'شنطة طرية واحدة 15 كيلو للفرد، والشنط الصلبة لا تناسب سقف السيارة.',
  ],
  minimum: [
    'Leaves with four or more; should there be fewer we tell you before it leaves and pay everything back.',
    'تتحرك بأربعة أفراد فأكثر، وإن قلّ العدد نبلغكم قبل موعدها ويعود المبلغ كاملًا.',
  ],
  cash: [
    'No bank and no cash machine at the camp: bring cash for tips and what you buy.',
    'لا بنك ولا ماكينة صرف عند المخيم: نقدية للإكراميات والمشتريات.',
  ],
  power: [
    'Power from the sun, a few hours in the evening; bring a power bank.',
    'الكهرباء من الشمس ساعات في المساء، وأحضر باور بانك.',
  ],
  ramadan: [
    'In Ramadan visits begin earlier, and dinner becomes iftar with suhoor to follow.',
    'في رمضان تبدأ الزيارات أبكر، والعشاء يصير إفطارًا وبعده سحور.',
  ],
  friday: ['On Fridays we stop for the noon prayer.', 'يوم الجمعة نقف لصلاة الظهر.'],
  monday: [
    'Some museums close for a day in the week; we visit them on another.',
    'بعض المتاحف تغلق يومًا في الأسبوع فنزورها في غيره.',
  ],
  seaMood: [
    'When the port authority closes the sea we go the next day, or give the boat’s share back.',
    'إذا أغلقت هيئة الموانئ البحر خرجنا في اليوم التالي أو أعدنا ثمن المركب.',
  ],
  roomType: [
    'The price is for two in a room; a third bed can be asked for.',
    'السعر لفردين في الغرفة، ويمكن طلب سرير ثالث.',
  ],
  quiet: [
    'No loudspeakers, no disc jockey: the silence is what we sell.',
    'لا سماعات ولا دي جي: الهدوء هو ما نبيعه.',
  ],
  stairs: ['The house has stairs and no lift.', 'البيت بسلالم وبلا أسانسير.'],
} as const satisfies Record<string, Pair>
export type InformationKey = keyof typeof information
