import { FIND_MIN, FOUND_MAX } from '@rihla/contract/desk/limits'
import { Search } from '../../../ui/brand/icons.ts'
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useNavigate } from 'react-router'
import { isLetterKey } from '../../../ui/letter-key.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { useFound, type Found } from './use-found.tsx'

function Option({
  it,
  id,
  selected,
  onPick,
}: {
  it: Found
  id: string
  selected: boolean
  onPick: () => void
}) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className="desk-option"
      // The box keeps the focus: Enter there does the same.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {it.shown}
    </button>
  )
}

/** The dialog, once open, focuses what carries this: React's own property only focuses before. */
const focusFirst = (box: HTMLInputElement | null): void => box?.setAttribute('autofocus', '')

function FindBox({ onDone }: { onDone: () => void }) {
  const t = useDeskText()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const wanted = useDeferredValue(typed.trim())
  const isShort = wanted.length < FIND_MIN
  const { reservations, offers, isReady, error } = useFound(wanted)
  const items = [...reservations, ...offers]
  const chosen = items[Math.min(at, items.length - 1)]
  const pick = (it: Found): void => {
    onDone()
    void navigate(it.to)
  }
  // Enter before the answer is there waits for it: what still stands there was found by what was typed before.
  const [entered, setEntered] = useState<string | null>(null)
  const isPicked = useRef(false)
  const opened = entered === typed && wanted === typed.trim() && isReady ? chosen : undefined
  const open = useEffectEvent((it: Found) => {
    if (isPicked.current) return
    isPicked.current = true
    pick(it)
  })
  useEffect(() => {
    if (opened) open(opened)
  }, [opened])
  const option = (it: Found) => (
    <Option
      key={it.key}
      it={it}
      id={`${id}-${it.key}`}
      selected={it === chosen}
      onPick={() => pick(it)}
    />
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, items.length - 1) + step + items.length) % items.length)
    }
    if (event.key === 'Enter' && !isShort) {
      event.preventDefault()
      isPicked.current = false
      setEntered(typed)
    }
  }
  return (
    <div className="grid gap-3 pt-3">
      <div className="field-box">
        <Search aria-hidden />
        <input
          className="field-input"
          role="combobox"
          aria-label={t('findLabel')}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          ref={focusFirst}
          dir="auto"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={t('find')} tabIndex={-1} className="desk-options">
        {reservations.map(option)}
        {offers.length > 0 && (
          <div role="group" aria-labelledby={`${id}-offers`} className="desk-options-group">
            <p id={`${id}-offers`} className="type-caption text-ink-3">
              {t('inventory')}
            </p>
            {offers.map(option)}
          </div>
        )}
      </div>
      {reservations.length === FOUND_MAX && (
        <p className="type-small text-ink-2">{t('foundMost', { count: FOUND_MAX })}</p>
      )}
      {items.length === 0 && (
        <p className="type-small text-ink-2" role="status">
          {isShort
            ? t('findHint')
            : error
              ? error.message
              : isReady
                ? `${t('noneFound')}. ${t('findNoneText')}`
                : t('loading')}
        </p>
      )}
    </div>
  )
}

/** Finds a reservation or an offer from anywhere at the desk: Ctrl or Command with K, or its button. */
export function Palette() {
  const t = useDeskText()
  const may = useMay()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (!isLetterKey(event, 'k') || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!may('findReservations')) return null
  return (
    <>
      <button type="button" className="desk-find" onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden />
        <span>{t('find')}</span>
        <kbd className="pointer-coarse:hidden">
          <bdi dir="ltr">Ctrl K</bdi>
        </kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('find')}>
        <FindBox onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
