import { useEditorState, type Editor } from '@tiptap/react'
import {
  Bold,
  Code,
  ImagePlus,
  Italic,
  Link,
  LayoutList,
  ListOrdered,
  Quote,
  Redo2,
  SquareCode,
  Underline,
  Undo2,
  type IconComponent,
} from '../../../ui/brand/icons.ts'
import { useRef, type KeyboardEvent, type Ref } from 'react'
import { useWritingText, type WritingKey } from '../use-writing-text.ts'

type Mark = 'bold' | 'italic' | 'underline' | 'code'
type Block = 'bulletList' | 'orderedList' | 'blockquote' | 'codeBlock'

/** A button of the toolbar: what it says, what it does, and what it stands for in the text. */
type Tool = {
  readonly text: WritingKey
  readonly icon: IconComponent
  /** The mark or block that it puts on and takes off. */
  readonly name?: Mark | Block
  readonly run: (editor: Editor) => void
}

const marks: readonly Tool[] = [
  { text: 'bold', icon: Bold, name: 'bold', run: (it) => it.chain().focus().toggleBold().run() },
  {
    text: 'italic',
    icon: Italic,
    name: 'italic',
    run: (it) => it.chain().focus().toggleItalic().run(),
  },
  {
    text: 'underline',
    icon: Underline,
    name: 'underline',
    run: (it) => it.chain().focus().toggleUnderline().run(),
  },
  { text: 'code', icon: Code, name: 'code', run: (it) => it.chain().focus().toggleCode().run() },
]
const blocks: readonly Tool[] = [
  {
    text: 'bullets',
    icon: LayoutList,
    name: 'bulletList',
    run: (it) => it.chain().focus().toggleBulletList().run(),
  },
  {
    text: 'numbers',
    icon: ListOrdered,
    name: 'orderedList',
    run: (it) => it.chain().focus().toggleOrderedList().run(),
  },
  {
    text: 'quote',
    icon: Quote,
    name: 'blockquote',
    run: (it) => it.chain().focus().toggleBlockquote().run(),
  },
  {
    text: 'codeBlock',
    icon: SquareCode,
    name: 'codeBlock',
    run: (it) => it.chain().focus().toggleCodeBlock().run(),
  },
]
const steps: readonly Tool[] = [
  { text: 'undo', icon: Undo2, run: (it) => it.chain().focus().undo().run() },
  { text: 'redo', icon: Redo2, run: (it) => it.chain().focus().redo().run() },
]

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** What of the toolbar is on, where the cursor stands. */
const stateOf = (editor: Editor) => ({
  on: [...marks, ...blocks].flatMap(({ name }) => (name && editor.isActive(name) ? [name] : [])),
  level: LEVELS.find((level) => editor.isActive('heading', { level })) ?? 0,
  link: editor.isActive('link'),
  image: editor.isActive('image'),
})

/** One stop for Tab; arrows, Home and End go from control to control, as the page is read. */
function useRoving() {
  const current = useRef(0)
  const controlsOf = (bar: Element): HTMLElement[] => [
    ...bar.querySelectorAll<HTMLElement>('button, select'),
  ]
  const become = (bar: Element, to: number): void => {
    const controls = controlsOf(bar)
    current.current = (to + controls.length) % controls.length
    controls.forEach((control, at) => (control.tabIndex = at === current.current ? 0 : -1))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowLeft: rtl ? 1 : -1, ArrowRight: rtl ? -1 : 1 }[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && current.current + step
    if (to === undefined) return
    event.preventDefault()
    become(event.currentTarget, to)
    controlsOf(event.currentTarget)[current.current]?.focus()
  }
  const onFocus = (bar: Element, target: Element): void => {
    const at = controlsOf(bar).indexOf(target as HTMLElement)
    if (at >= 0) become(bar, at)
  }
  return { onKeyDown, onFocus, current }
}

function ToolButton({ tool, on, onPress }: { tool: Tool; on?: boolean; onPress: () => void }) {
  const t = useWritingText()
  const { icon: Icon } = tool
  const flips = tool.name === undefined && (tool.text === 'undo' || tool.text === 'redo')
  return (
    <button
      type="button"
      className="tool"
      tabIndex={-1}
      aria-label={t(tool.text)}
      title={t(tool.text)}
      aria-pressed={on}
      // The text keeps its selection under a pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={18} aria-hidden className={flips ? 'mirror' : ''} />
    </button>
  )
}

function HeadingChoice({ editor, level }: { editor: Editor; level: number }) {
  const t = useWritingText()
  return (
    <select
      className="tool-select"
      tabIndex={0}
      aria-label={t('heading')}
      title={t('heading')}
      value={level}
      onChange={(event) => {
        const chosen = LEVELS.find((it) => it === Number(event.target.value))
        const chain = editor.chain().focus()
        if (chosen) chain.setHeading({ level: chosen }).run()
        else chain.setParagraph().run()
      }}
    >
      <option value={0}>{t('paragraph')}</option>
      {LEVELS.map((it) => (
        <option key={it} value={it}>
          {t('headingLevel', { n: it })}
        </option>
      ))}
    </select>
  )
}

/** The buttons above a text; they say what is on where the cursor stands. */
export function Toolbar({
  ref,
  editor,
  label,
  onLink,
  onImage,
}: {
  ref: Ref<HTMLDivElement>
  editor: Editor
  label: string
  onLink: () => void
  onImage: () => void
}) {
  const { on, level, link, image } = useEditorState({
    editor,
    selector: ({ editor: it }) => stateOf(it),
  })
  const roving = useRoving()
  const button = (tool: Tool) => (
    <ToolButton
      key={tool.text}
      tool={tool}
      on={tool.name && on.includes(tool.name)}
      onPress={() => tool.run(editor)}
    />
  )
  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className="writing-tools"
      onKeyDown={roving.onKeyDown}
      onFocus={(event) => roving.onFocus(event.currentTarget, event.target)}
    >
      <HeadingChoice editor={editor} level={level} />
      {marks.map(button)}
      {blocks.map(button)}
      <ToolButton tool={{ text: 'link', icon: Link, run: onLink }} on={link} onPress={onLink} />
      <ToolButton
        tool={{ text: 'image', icon: ImagePlus, run: onImage }}
        on={image}
        onPress={onImage}
      />
      {steps.map(button)}
    </div>
  )
}
