import arabic400 from '@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff2'
import arabic600 from '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff2'
import latin400 from '@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff2'
import latin600 from '@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff2'

/** Digits live in the Latin files, so Arabic pages need both scripts at once. */
export const fontPreloads = (language: 'en' | 'ar'): string[] =>
  language === 'ar' ? [latin400, latin600, arabic400, arabic600] : [latin400, latin600]
