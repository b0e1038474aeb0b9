import type { Language } from '@rihla/contract/values/language'
import type { TextOf } from '../locale/text.ts'
import { escape, frame } from './frame.ts'

/** Asks now and then whether there is a connection: browsers don't notice each that comes back. */
const LOOK_AGAIN_MS = 5000

/** The worker's answer carries no policy of ours, so that the page may have its one script inside. */
const script = `const back=()=>location.reload();addEventListener('online',back);setInterval(async()=>{
try{if((await fetch('/favicon.svg',{method:'HEAD',cache:'no-store'})).ok)back()}catch{}},${LOOK_AGAIN_MS})`

const style = `header{display:block;padding:26px 22px}header p{margin-top:8px}li{margin:10px 0}
li small{display:block}ul:empty,ul:not(:empty)+p{display:none}nav a{display:inline-block;
padding:10px 22px;border-radius:999px;background:#0b5c61;color:#fff;text-decoration:none;font-weight:600}`

/** What stands where a page can't be had; the worker fills the empty list with what is kept. */
export const offlinePage = (
  language: Language,
  t: TextOf<typeof import('./messages.en.ts').default>,
): string =>
  frame(
    language,
    t('title'),
    `<main><header><h1>${escape(t('title'))}</h1><p>${escape(t('text'))}</p></header>
<section><h2>${escape(t('kept'))}</h2><ul data-kept></ul><p>${escape(t('none'))}</p></section>
<nav><a href="">${escape(t('again'))}</a></nav></main><script>${script}</script>`,
    style,
  )
