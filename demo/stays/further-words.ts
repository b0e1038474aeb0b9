import type { Pair } from '../pair.ts'

/** A last paragraph for stays of which there is more to say, by their ids. */
export const furtherWords: Readonly<Record<number, Pair>> = {
  235: [
    'Check in at the mainland jetty: luggage crosses first, you follow with a glass of hibiscus. The last launch is at no hour; the captains change at six.',
    'تسجيل الوصول عند مرسى البر: الشنط تعبر أولًا وأنت بعدها بكوب كركديه. ولا موعد لآخر لنش؛ الرياسة يتبدلون في السادسة.',
  ],
  301: [
    'Rooms near pool four are the liveliest, those by the date garden the calmest. A doctor is in the house from eight to midnight.',
    'الغرف القريبة من الحمام الرابع أكثرها حركة وغرف بستان النخيل أهدؤها. وفي الفندق طبيب من الثامنة حتى منتصف الليل.',
  ],
  356: [
    'Seven villas have pools of their own; the other keys share a long one behind the dune. Dinner is at one table on Saturdays.',
    'لسبع فيلات حمامات خاصة ولبقية المفاتيح حمام طويل خلف الكثيب. والعشاء يوم السبت على سفرة واحدة.',
  ],
  357: [
    'Buses to Hurghada at ten and five; the ride takes forty minutes. Towels are exchanged at the beach hut until sunset.',
    'أتوبيس إلى الغردقة في العاشرة والخامسة والطريق أربعون دقيقة. والفوط تُبدّل عند كشك الشاطئ حتى الغروب.',
  ],
  359: [
    'Two restaurants, both by reservation and neither in a hurry. Flip-flops are fine until seven.',
    'مطعمان بالحجز ولا أحد منهما مستعجل. والشبشب مقبول حتى السابعة.',
  ],
  361: [
    'From Hurghada airport it is twenty-five minutes by our car. The children’s pool is shaded from noon, which parents notice first.',
    'من مطار الغردقة خمس وعشرون دقيقة بسيارتنا. وحمام الأطفال مظلل من الظهر، وهذا أول ما يلاحظه الأهل.',
  ],
  362: [
    'Three hundred and ten rooms on four floors with wide lifts. Beach wheelchairs are free; ask a day ahead.',
    'ثلاثمئة وعشر غرف في أربعة أدوار بأسانسيرات واسعة. وكراسي الشاطئ المتحركة مجانية؛ اطلبها قبلها بيوم.',
  ],
  365: [
    'Golfers tee off from six, divers from the jetty at eight, readers whenever. Two nights a week the fish is cooked on the beach.',
    'الجولف من السادسة والغوص من السقالة في الثامنة والقراءة في أي وقت. وليلتان في الأسبوع يُطهى السمك على الشاطئ.',
  ],
  367: [
    'The lazy river is two hundred metres long and warmed in winter. Kitchens mark nuts, milk and gluten on every dish.',
    'النهر البطيء طوله مئتا متر ومدفأ شتاءً. والمطبخ يكتب المكسرات واللبن والقمح على كل طبق.',
  ],
  401: [
    'The house reef has two entries, one of them by steps with a rail. Night snorkelling is on Tuesdays, with lamps.',
    'للشعاب مدخلان أحدهما بدرج وسور. وسنوركل الليل يوم الثلاثاء بالكشافات.',
  ],
  405: [
    'Transfers meet every flight at Marsa Alam, an hour away by the coast. The quiet bay has no music, no slides and good shade.',
    'سياراتنا تقابل كل رحلة في مطار مرسى علم، على ساعة بمحاذاة الساحل. والخليج الهادئ بلا موسيقى ولا زحاليق وفيه ظل كثير.',
  ],
  409: [
    'The promenade has a pharmacy, a bakery and a dive shop within five minutes. Children’s bikes have small wheels and no deposit.',
    'على الممشى صيدلية ومخبز ومحل غوص في خمس دقائق. ودراجات الأطفال بعجل صغير وبلا تأمين.',
  ],
  412: [
    'Courtyards are lit by oil lamps on Thursdays. Turtles nest north of the jetty from June, so that stretch stays dark.',
    'الأفنية تضيئها مصابيح الزيت يوم الخميس. والسلاحف تعشش شمال السقالة من يونيو، فيبقى ذلك الجزء مظلمًا.',
  ],
  501: [
    'Wetsuits can be rented in children’s sizes. On windy days the bus to Ras Mohammed takes you to the lee side instead.',
    'بدل الغوص متاحة بمقاسات الأطفال. وفي أيام الهواء يأخذك أتوبيس رأس محمد إلى الجهة المحمية.',
  ],
  505: [
    'Ladders are open from eight to five, with a guard at each. The lowest terrace is kept for those who want to hear only water.',
    'السلالم مفتوحة من الثامنة إلى الخامسة وعند كل منها منقذ. والمدرج الأسفل لمن يريد أن يسمع الماء وحده.',
  ],
  509: [
    'Villas are cleaned at the hour you choose. The main restaurant faces Tiran; the small one does pizza from a wood oven till midnight.',
    'الفيلات تُنظف في الساعة التي تختارها. والمطعم الكبير يواجه تيران والصغير للبيتزا من فرن الحطب حتى منتصف الليل.',
  ],
  552: [
    'From Taba airport it is half an hour, from Sharm two and a half. Pack one warm layer between November and March.',
    'من مطار طابا نصف ساعة ومن شرم ساعتان ونصف. هات قطعة ثقيلة من نوفمبر إلى مارس.',
  ],
  641: [
    'Storm weekends are a thing here: a fire in the hall, soup at four, and the best waves of the year from behind glass.',
    'عطلات النوّة لها عشاقها هنا: نار في البهو وشوربة في الرابعة وأعلى موج في السنة من خلف الزجاج.',
  ],
  645: [
    'Beach cards are given at the gate, one a guest, and golf carts run till two in the morning.',
    'كروت الشاطئ عند البوابة لكل ضيف كارت، وعربات الجولف حتى الثانية صباحًا.',
  ],
  651: [
    'August weeks run Saturday to Saturday in spirit if not by rule. Ask for the east wing if you wake early.',
    'أسابيع أغسطس من السبت إلى السبت بالعادة لا بالقاعدة. واطلب الجناح الشرقي إن كنت تصحو بدري.',
  ],
  657: [
    'The sea pool is safe on yellow days and shut on red ones; the guard has the last word.',
    'حوض البحر آمن في الراية الصفراء ومغلق في الحمراء، والكلمة الأخيرة للمنقذ.',
  ],
  741: [
    'Padel under lights, a heated pool till April and a beach where the sand is real. The gate opens for arrivals from three.',
    'بادل تحت الأنوار وحمام مدفأ حتى أبريل وشاطئ رمله رمل. والبوابة للوصول من الثالثة.',
  ],
  745: [
    'Each villa has a grill and a hammock; firewood and dogs’ bowls are brought on the first evening.',
    'لكل فيلا شواية وأرجوحة، والحطب وأطباق الكلاب تصلك أول مساء.',
  ],
  902: [
    'Visits are walked at a child’s pace, with shade breaks and a story at each. Grandparents may stay with the ship and meet you at the next quay.',
    'الزيارات بخطوة طفل وفيها وقفات ظل وحكاية عند كل وقفة. وللجد والجدة أن يبقيا على المركب ويقابلاكم عند المرسى التالي.',
  ],
  906: [
    'Breakfast is late the morning after the galabiya night. Headsets are lent for the temples, so nobody has to shout.',
    'الفطار متأخر صباح ليلة الجلابية. والسماعات تُعار في المعابد فلا يصيح أحد.',
  ],
  908: [
    'Tell us your chair’s width when you book and we check it against the Edfu carriage, which has a ramp too.',
    'أخبرنا بعرض الكرسي عند الحجز نراجعه على حنطور إدفو، وله منحدر أيضًا.',
  ],
  910: [
    'Suppers alternate between the dining room and the deck. On the last evening the crew sings and will not be hurried.',
    'العشاء ليلة في القاعة وليلة على السطح. وفي المساء الأخير يغني الطاقم ولا يستعجله أحد.',
  ],
  911: [
    'Coffee is ground on board, bread is bought warm at each town. Wi-Fi works near banks with antennas and rests elsewhere.',
    'البن يُطحن على المركب والعيش يُشترى ساخنًا من كل بلد. والواي فاي يعمل قرب الأبراج ويستريح بعيدًا عنها.',
  ],
  931: [
    'Linen is washed in Aswan sun and smells of it. Bring a hat, a book and shoes you can take off.',
    'المفروشات تُغسل وتُجفف في شمس أسوان وتحمل رائحتها. هات قبعة وكتابًا وحذاء يُخلع بسهولة.',
  ],
  934: [
    'Lunch is often under a sycamore on the bank. The cook takes requests if they grow within a day’s sail.',
    'الغداء كثيرًا ما يكون تحت جميزة على الضفة. والطباخ يلبي الطلبات إذا كانت تنبت على مسافة يوم إبحار.',
  ],
  935: [
    'Between temples there is a lecture, a swim in the deck pool, or nothing at all. Boots and torches are provided for the sand walks.',
    'بين المعابد محاضرة أو سباحة في حمام السطح أو لا شيء. والأحذية والكشافات للمشي على الرمل من عندنا.',
  ],
  937: [
    'Dinners are planned with you on the first day. The tender can take two to a fishing camp at dawn.',
    'العشاءات تُرتب معك في اليوم الأول. واللنش يأخذ اثنين إلى مخيم صيادين عند الفجر.',
  ],
  939: [
    'Children under six eat early with the guide, who does voices. Laundry comes back the same evening.',
    'من هم دون السادسة يأكلون بدري مع المرشد الذي يقلد الأصوات. والغسيل يعود في المساء نفسه.',
  ],
  940: [
    'The new cabins are two metres wider; ask for the even side between Luxor and Esna to have the hills at sunset.',
    'الكبائن الجديدة أعرض بمترين؛ اطلب الجهة الزوجية بين الأقصر وإسنا لترى الجبال وقت الغروب.',
  ],
}
