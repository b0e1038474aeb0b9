import type { ArticleFault } from '@rihla/contract/blog/faults'
import type { LocalizedText } from '@rihla/contract/values/language'

type BlogRefusal =
  | ArticleFault
  | 'article_not_found'
  | 'article_changed'
  | 'slug_taken'
  | 'image_unknown'
  | 'publish_time_wrong'
  | 'article_image_format'
  | 'article_image_too_large'

/** What the blog refuses, as the catalogue of refusals tells it. The form says the same words. */
export const blogRefusalTexts: Readonly<Record<BlogRefusal, LocalizedText>> = {
  article_not_found: { en: 'Article not found', ar: 'لم نجد هذا المقال' },
  article_changed: {
    en: 'Somebody else has saved this article while you were editing. Your text is kept.',
    ar: 'حفظ زميل لك هذا المقال أثناء تعديلك. نصك محفوظ.',
  },
  slug_taken: {
    en: 'Another article has this address already. Change the title a little.',
    ar: 'هذا العنوان الإلكتروني لمقال آخر. غيّر عنوان المقال قليلًا.',
  },
  title_required: { en: 'Title is required', ar: 'العنوان مطلوب' },
  title_too_long: { en: 'Title too long', ar: 'العنوان طويل' },
  subtitle_required: { en: 'Subtitle is required', ar: 'العنوان الفرعي مطلوب' },
  subtitle_too_long: { en: 'Subtitle too long', ar: 'العنوان الفرعي طويل' },
  author_required: { en: 'Author name is required', ar: 'اسم الكاتب مطلوب' },
  author_too_long: { en: 'Author name too long', ar: 'اسم الكاتب طويل' },
  time_to_read_wrong: {
    en: 'Reading time must be 1 to 60 minutes',
    ar: 'مدة القراءة من دقيقة إلى 60 دقيقة',
  },
  content_required: { en: 'Content is required', ar: 'نص المقال مطلوب' },
  content_too_long: {
    en: 'Content too long (max 50000 characters)',
    ar: 'نص المقال طويل (الحد الأقصى 50000 حرف)',
  },
  cover_required: { en: 'Cover image is required', ar: 'صورة الغلاف مطلوبة' },
  secondary_required: { en: 'Secondary image is required', ar: 'الصورة الثانية مطلوبة' },
  alt_required: {
    en: 'Describe the image for those who cannot see it',
    ar: 'صف الصورة لمن لا يراها',
  },
  alt_too_long: {
    en: 'Image description too long (max 200 characters)',
    ar: 'وصف الصورة طويل (الحد الأقصى 200 حرف)',
  },
  content_alt_required: {
    en: 'Describe every image in the content',
    ar: 'صف كل صورة داخل المقال',
  },
  tag_required: { en: 'At least one tag is required', ar: 'اختر وسمًا واحدًا على الأقل' },
  tags_too_many: {
    en: 'At most 20 tags of 40 characters each',
    ar: '20 وسمًا على الأكثر، كل منها 40 حرفًا بحد أقصى',
  },
  section_required: {
    en: 'At least one section is required',
    ar: 'اختر قسمًا واحدًا على الأقل',
  },
  sections_too_many: { en: 'Maximum 4 sections allowed', ar: 'الحد الأقصى 4 أقسام' },
  section_unknown: { en: 'Choose sections from the list', ar: 'اختر الأقسام من القائمة' },
  title_ar_required: { en: 'Arabic title is required', ar: 'العنوان العربي مطلوب' },
  title_ar_too_long: { en: 'Arabic title too long', ar: 'العنوان العربي طويل' },
  subtitle_ar_required: { en: 'Arabic subtitle is required', ar: 'العنوان الفرعي العربي مطلوب' },
  subtitle_ar_too_long: { en: 'Arabic subtitle too long', ar: 'العنوان الفرعي العربي طويل' },
  content_ar_required: { en: 'Arabic content is required', ar: 'النص العربي مطلوب' },
  content_ar_too_long: {
    en: 'Arabic content too long (max 50000 characters)',
    ar: 'النص العربي طويل (الحد الأقصى 50000 حرف)',
  },
  offers_too_many: {
    en: 'At most 6 offers can stand beside an article',
    ar: '6 عروض على الأكثر بجانب المقال',
  },
  image_unknown: {
    en: 'One of the images is no longer there. Please upload it again.',
    ar: 'إحدى الصور لم تعد موجودة. ارفعها من جديد.',
  },
  publish_time_wrong: {
    en: 'Choose a time to publish within the next two years',
    ar: 'اختر موعدًا للنشر خلال السنتين القادمتين',
  },
  article_image_format: {
    en: 'This file is not an image we can use. Please choose a JPG, PNG or WebP.',
    ar: 'هذا الملف ليس صورة مقبولة. اختر JPG أو PNG أو WebP.',
  },
  article_image_too_large: {
    en: 'Image must be less than 3MB',
    ar: 'حجم الصورة يجب أن يقل عن 3 ميجابايت',
  },
}
