import type en from './content-texts.en.ts'

/** نصوص تحرير محتوى الصفحات. */
export default {
  didSaveContent: 'تم حفظ المحتوى',
  didUploadPhoto: 'تم رفع صورة',
} satisfies Record<keyof typeof en, string>
