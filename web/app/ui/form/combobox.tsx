import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { useUiText } from '../use-ui-text.ts'

export type ComboOption = {
  key: string
  text: string
  note?: string
  group?: string
  icon?: ReactNode
}

export type ComboboxProps = FieldProps & {
  text: string
  onText: (text: string) => void
  onPick: (option: ComboOption) => void
  options: readonly ComboOption[]
  state?: 'ready' | 'loading' | 'error'
  /** Shown in the list while it loads, when nothing fits, and when loading failed. */
  loadingText?: string
  emptyText?: string
  errorText?: string
  onRetry?: () => void
  /** Says that the list will be wanted soon. */
  onIntent?: () => void
  placeholder?: string
  icon?: ReactNode
}

function stepFrom(active: number, key: string, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1
  return null
}

/** Type freely or pick from what is suggested; arrows move, Enter picks, Escape closes. */
export function Combobox({
  text,
  onText,
  onPick,
  options,
  state = 'ready',
  loadingText,
  emptyText,
  errorText,
  onRetry,
  onIntent,
  placeholder,
  icon,
  ...field
}: ComboboxProps) {
  const t = useUiText()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // By its key: what is found meanwhile may stand before it.
  const [key, setKey] = useState<string>()
  const active = options.findIndex((it) => it.key === key)

  const pick = (option: ComboOption): void => {
    onPick(option)
    setOpen(false)
    setKey(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = stepFrom(active, event.key, options.length)
    const chosen = options[active]
    if (to !== null) {
      event.preventDefault()
      setOpen(true)
      setKey(options[to]?.key)
      list.current?.querySelectorAll('[role="option"]')[to]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && open && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && open) {
      // Within a dialog, the same key would close that too.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  const listed = open && (options.length > 0 || state !== 'ready' || text.length > 1)
  return (
    <Field {...field}>
      {(ids) => (
        <div
          className="relative"
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
        >
          <div className="field-box" data-invalid={field.error ? '' : undefined}>
            {icon}
            <input
              {...ids}
              className="field-input"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={listed}
              aria-controls={listed ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
              placeholder={placeholder}
              value={text}
              onFocus={() => (onIntent?.(), setOpen(true))}
              onClick={() => setOpen(true)}
              onPointerEnter={onIntent}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                onText(event.target.value)
                setKey(undefined)
                setOpen(true)
              }}
            />
          </div>
          {listed && (
            // The field keeps the focus. Only a whole press picks: a finger also comes down to scroll, and what
            // is taken away under it passes the press on to whatever stands below.
            <div
              role="presentation"
              className="popover p-1.5! max-md:max-w-full"
              onMouseDown={(event) => event.preventDefault()}
            >
              {options.length > 0 && (
                <div
                  ref={list}
                  role="listbox"
                  tabIndex={-1}
                  className="popover-list"
                  id={listId}
                  aria-label={field.label}
                >
                  {options.map((option, at) => (
                    <div key={option.key} role="presentation">
                      {option.group && option.group !== options[at - 1]?.group && (
                        <div className="list-caption">{option.group}</div>
                      )}
                      <button
                        type="button"
                        tabIndex={-1}
                        id={`${listId}-${at}`}
                        role="option"
                        aria-selected={at === active}
                        data-active={at === active ? '' : undefined}
                        className="list-row"
                        onClick={() => pick(option)}
                      >
                        {option.icon}
                        <span className="min-w-0">
                          <span className="block md:truncate">{option.text}</span>
                          {option.note && (
                            <span className="type-caption block text-ink-3 md:truncate">
                              {option.note}
                            </span>
                          )}
                        </span>
                      </button>
                    </div>
                  ))}
                </div>
              )}
              <div role="status" id={options.length > 0 ? undefined : listId}>
                {state === 'loading' && (
                  <p className="list-caption pb-2!">{loadingText ?? `${t('loading')}…`}</p>
                )}
                {state === 'ready' && options.length === 0 && (
                  <p className="list-caption pb-2!">{emptyText ?? t('noneFound')}</p>
                )}
                {state === 'error' && (
                  <p className="flex items-center justify-between gap-3 px-3 py-2 text-[0.875rem] text-bad-600">
                    {errorText ?? t('listFailed')}
                    {onRetry && (
                      <button type="button" className="link min-h-9" onClick={onRetry}>
                        {t('tryAgain')}
                      </button>
                    )}
                  </p>
                )}
              </div>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
