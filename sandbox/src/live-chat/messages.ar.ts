import type { Messages } from './messages.en.ts'

export const messages: Messages = {
  open: 'تحدث معنا',
  close: 'إغلاق المحادثة',
  title: 'المحادثة المباشرة',
  text: 'هذه محادثة تجريبية: لا أحد يرد هنا.',
}
