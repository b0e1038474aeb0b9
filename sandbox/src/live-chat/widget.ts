import { messages as ar } from './messages.ar.ts'
import { messages as en } from './messages.en.ts'

const words = JSON.stringify({ ar, en })

/**
 * What the shop's pages load: a button at the end of the bottom edge that opens a panel. It speaks the
 * page's language, also after that changes; its styles stay in a shadow tree, set by script so that a
 * strict policy lets them be.
 */
export const widget = `(() => {
  if (window.rihlaLiveChat) return
  const words = ${words}
  const host = document.createElement('div')
  host.id = 'rihla-live-chat'
  const root = host.attachShadow({ mode: 'open' })
  const style = (element, css) => { element.style.cssText = css; return element }
  const make = (tag, css) => root.appendChild(style(document.createElement(tag), css))
  style(host, 'position:fixed;inset-block-end:1rem;inset-inline-end:1rem;z-index:40')
  const panel = make('section', 'box-sizing:border-box;inline-size:min(20rem,calc(100vw - 2rem));margin-block-end:.75rem;padding:1rem;border:1px solid #8593a3;border-radius:.75rem;background:#fff;color:#1d2733;font:16px/1.5 system-ui,"Segoe UI",Tahoma,sans-serif;box-shadow:0 8px 24px #0003')
  const button = make('button', 'display:block;margin-inline-start:auto;min-block-size:3rem;padding:.5rem 1.25rem;border:0;border-radius:1.5rem;background:#175a8c;color:#fff;font:600 16px/1.5 system-ui,"Segoe UI",Tahoma,sans-serif;cursor:pointer')
  const title = panel.appendChild(style(document.createElement('h2'), 'margin:0 0 .5rem;font-size:1.125rem'))
  const text = panel.appendChild(style(document.createElement('p'), 'margin:0'))
  panel.id = 'panel'
  title.id = 'title'
  title.tabIndex = -1
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-labelledby', 'title')
  button.type = 'button'
  button.setAttribute('aria-controls', 'panel')
  const show = (isOpen) => {
    panel.hidden = !isOpen
    button.setAttribute('aria-expanded', String(isOpen))
    speak()
  }
  const speak = () => {
    const language = document.documentElement.lang.startsWith('ar') ? 'ar' : 'en'
    host.lang = language
    host.dir = language === 'ar' ? 'rtl' : 'ltr'
    title.textContent = words[language].title
    text.textContent = words[language].text
    button.textContent = panel.hidden ? words[language].open : words[language].close
  }
  const open = () => { show(true); title.focus() }
  const close = () => { show(false); button.focus() }
  button.addEventListener('click', () => (panel.hidden ? open() : close()))
  host.addEventListener('keydown', (event) => { if (event.key === 'Escape' && !panel.hidden) close() })
  new MutationObserver(speak).observe(document.documentElement, { attributeFilter: ['lang'] })
  show(false)
  document.body.append(host)
  window.rihlaLiveChat = { open, close, remove() { host.remove(); delete window.rihlaLiveChat } }
})()
`
