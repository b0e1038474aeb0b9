/**
 * Runs in the browser before anything else, as text: it uses nothing from outside itself. It asks
 * for the page's scripts and its whole stylesheet once the largest paint has been on the screen, at
 * the first press or key, or after four seconds. What a visitor presses, types or sends before the
 * page is alive is done afterwards; in a part that comes alive later (`data-late`), after that.
 */
export function startLate(preloads: readonly string[]): void {
  const LATEST_MS = 4000
  const AT_ONCE = 4
  let waiting: { target: Element; act: () => void }[] = []
  const typed = new Map<HTMLInputElement, string>()
  let begun = false
  let alive = false

  const isAlive = (target: Element): boolean => alive && !target.closest('[data-late]')

  const begin = (): void => {
    if (begun) return
    begun = true
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load)
    else load()
  }

  const load = (): void => {
    preload(0)
    const styles = document.getElementById('page-styles')
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = styles?.dataset['sheet'] ?? ''
    // The page's own rules stay: they say the same, and to take them away would lay the page out once more.
    sheet.addEventListener('load', run)
    sheet.addEventListener('error', run)
    styles?.after(sheet)
  }

  /** A few in a task: to ask for all of them takes longer than a finger should wait. */
  const preload = (from: number): void => {
    const next = from + AT_ONCE
    for (const href of preloads.slice(from, next)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    if (next < preloads.length) setTimeout(preload, 0, next)
  }

  const run = (): void => {
    const script = document.querySelector<HTMLScriptElement>('script[type="text/late"]')
    const place = script?.nextSibling ?? null
    const parent = script?.parentNode
    if (!script || !parent) return
    // An inert script runs when it is put in again under its true type.
    script.remove()
    script.type = 'module'
    script.addEventListener('error', tryAgain)
    parent.insertBefore(script, place)
  }

  /**
   * One of the page's scripts didn't come: a bad line, or a deploy between the page and its scripts. Without it the
   * page would swallow every press for ever. Once alone: it may fail each time.
   */
  const tryAgain = (): void => {
    const [visit] = performance.getEntriesByType('navigation')
    const isFirst = visit instanceof PerformanceNavigationTiming && visit.type !== 'reload'
    if (!alive && isFirst && navigator.onLine) location.reload()
  }
  // What the script asks for by itself is no part of it.
  const onRejection = ({ reason }: PromiseRejectionEvent): void => {
    if (reason instanceof TypeError) tryAgain()
  }

  const afterPaint = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(begin))
  }
  const whenLoaded = (): void => {
    if (document.readyState === 'complete') afterPaint()
    else addEventListener('load', afterPaint, { once: true })
  }
  /** Kept for later, unless the browser does it by itself: links, fields of text, `<details>`. */
  const onClick = (event: Event): void => {
    if (isAlive(event.target as Element)) return
    const control = (event.target as Element).closest<HTMLElement>(
      'a[href], summary, label, button, input, select, textarea, [role=button], [role=tab], [role=option]',
    )
    if (!control || control.matches('a[href], summary, label, select, textarea')) return
    if (control.matches('input') && !control.matches('[type=checkbox], [type=radio]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting.push({ target: control, act: () => control.click() })
  }
  const onInput = (event: Event): void => {
    const field = event.target as HTMLInputElement
    if (isAlive(field)) return
    const act = (): void => typeAgain(field, typed.get(field) ?? '')
    if (!typed.has(field)) waiting.push({ target: field, act })
    // Noted now: React may empty one field while another is filled in again.
    typed.set(field, field.value)
  }
  const onSubmit = (event: Event): void => {
    const form = event.target as HTMLFormElement
    if (isAlive(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting.push({ target: form, act: () => form.requestSubmit() })
  }
  /** React takes a value for its own unless another one was set before it. */
  const typeAgain = (field: HTMLInputElement, value: string): void => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    field.value = ''
    set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const handlers = { click: onClick, input: onInput, submit: onSubmit }
  for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler, true)
  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, begin, { once: true, capture: true, passive: true })

  // All in one task, so that nothing that is pressed now comes before what was pressed first; React
  // takes each in before the next.
  const catchUp = async (): Promise<void> => {
    alive = true
    const now = waiting.filter(({ target }) => isAlive(target))
    waiting = waiting.filter((it) => !now.includes(it))
    if (!document.querySelector('[data-late]')) stop()
    for (const { act } of now) {
      act()
      await Promise.resolve()
    }
  }
  const stop = (): void => {
    removeEventListener('alive', onAlive)
    removeEventListener('unhandledrejection', onRejection)
    for (const [type, handler] of Object.entries(handlers)) removeEventListener(type, handler, true)
  }
  const onAlive = (): void => void catchUp()
  addEventListener('alive', onAlive)
  addEventListener('unhandledrejection', onRejection)
  performance.mark('start-late')

  // The limit first, and what an old browser may not know last: whatever fails there, the page comes alive.
  setTimeout(begin, LATEST_MS)
  if (document.hidden) begin()
  else if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      whenLoaded()
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  else whenLoaded()
}
