import { ARTICLE } from '@rihla/contract/blog/limits'
import { directionOf, type Language } from '@rihla/contract/values/language'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { CircleAlert } from '../../../ui/brand/icons.ts'
import { useId, useRef, useState } from 'react'
import { isLetterKey } from '../../../ui/letter-key.ts'
import { useWritingText } from '../use-writing-text.ts'
import { ImageDialog, type ChosenImage } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { extensions, keptHtml } from './schema.ts'
import { Toolbar } from './toolbar.tsx'

type RichTextProps = {
  label: string
  /** Of the text that is written, whatever the page is in. */
  language: Language
  value: string
  error: string | null
  onChange: (html: string) => void
}

/** What stands in the way of the text: a question about a link, or about an image. */
type Asking = { readonly what: 'link' } | { readonly what: 'image'; readonly file: File | null }

const imageIn = (files: FileList | undefined): File | null =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null

/** The editor, which tells of what is written but not of what it only reads. */
function useTextEditor(
  { value, onChange }: RichTextProps,
  attributes: Readonly<Record<string, string>>,
  { ask, toToolbar }: { ask: (asking: Asking) => void; toToolbar: () => void },
) {
  const told = useRef<string | null>(null)
  return useEditor({
    extensions,
    content: value,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor }) => {
      told.current = keptHtml(editor.getHTML())
    },
    onUpdate: ({ editor }) => {
      const html = keptHtml(editor.getHTML())
      if (html === told.current) return
      told.current = html
      onChange(html)
    },
    editorProps: {
      attributes,
      // An image that is pasted or dropped is asked about and uploaded, like one that is chosen.
      handlePaste: (_, event) => {
        const file = imageIn(event.clipboardData?.files)
        if (file) ask({ what: 'image', file })
        return file !== null
      },
      handleDrop: (_, event) => {
        const file = imageIn(event.dataTransfer?.files)
        if (!file) return false
        event.preventDefault()
        ask({ what: 'image', file })
        return true
      },
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') toToolbar()
        else if ((event.metaKey || event.ctrlKey) && isLetterKey(event, 'k')) ask({ what: 'link' })
        else return false
        event.preventDefault()
        return true
      },
    },
  })
}

const insertImage = (editor: Editor, { src, alt }: ChosenImage): void => {
  const chosen = editor.isActive('image')
  const chain = editor.chain().focus()
  if (chosen) chain.updateAttributes('image', { src, alt }).run()
  else chain.setImage({ src, alt }).run()
}

function Dialogs({
  editor,
  asking,
  language,
  onDone,
}: {
  editor: Editor
  asking: Asking | null
  language: Language
  onDone: () => void
}) {
  if (asking?.what === 'link') return <LinkDialog editor={editor} onDone={onDone} />
  if (asking?.what === 'image')
    return (
      <ImageDialog
        file={asking.file}
        language={language}
        before={
          asking.file === null && editor.isActive('image') ? editor.getAttributes('image') : null
        }
        onDone={(image) => {
          onDone()
          if (image) insertImage(editor, image)
        }}
      />
    )
  return null
}

/** A text with headings, lists, links and images, written in one language. */
export function RichText(props: RichTextProps) {
  const { label, language, value, error } = props
  const t = useWritingText()
  const id = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': `${id}-below`,
    ...(error && { 'aria-invalid': 'true' }),
    lang: language,
    dir: directionOf(language),
    class: 'story-body writing-text',
  }
  const editor = useTextEditor(props, attributes, {
    ask: setAsking,
    toToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  })
  return (
    <div className="field">
      <span className="field-label">
        {label}
        <bdi dir="ltr">{t('characters', { n: value.length, max: ARTICLE.content.max })}</bdi>
      </span>
      <div className="writing-editor" data-invalid={error ? '' : undefined}>
        <Toolbar
          ref={toolbar}
          editor={editor}
          label={t('toolbar', { name: label })}
          onLink={() => setAsking({ what: 'link' })}
          onImage={() => setAsking({ what: 'image', file: null })}
        />
        <EditorContent editor={editor} />
      </div>
      <p id={`${id}-below`} className={error ? 'field-error' : 'field-hint'}>
        {error && <CircleAlert aria-hidden />}
        {error ?? t('toolbarHint')}
      </p>
      <Dialogs editor={editor} asking={asking} language={language} onDone={() => setAsking(null)} />
    </div>
  )
}
