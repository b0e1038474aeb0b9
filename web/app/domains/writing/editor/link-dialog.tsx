import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DialogForm } from './dialog-form.tsx'
import { useWritingText } from '../use-writing-text.ts'
import { isLinkAddress } from './schema.ts'

/** An address as it is meant: `rihla.example` is a site. */
const addressOf = (typed: string): string => {
  const text = typed.trim()
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text) ? `https://${text}` : text
}

const valueOf = (attributes: Record<string, unknown>, name: string): string => {
  const { [name]: value } = attributes
  return typeof value === 'string' ? value : ''
}

function setLink(editor: Editor, href: string, title: string, newTab: boolean): void {
  const link = { href, title: title.trim() || null, target: newTab ? '_blank' : null }
  const chain = editor.chain().focus().extendMarkRange('link')
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const marks = [{ type: 'link', attrs: link }]
    chain.insertContent({ type: 'text', text: href, marks }).run()
  } else chain.setLink(link).run()
}

/** Asks where the chosen words lead; without any the address itself is written. */
export function LinkDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useWritingText()
  const before = editor.getAttributes('link')
  const [href, setHref] = useState(valueOf(before, 'href'))
  const [title, setTitle] = useState(valueOf(before, 'title'))
  const [newTab, setNewTab] = useState(before['target'] === '_blank')
  const [wrong, setWrong] = useState(false)
  const id = useId()
  const isLink = editor.isActive('link')
  const set = (): void => {
    const address = addressOf(href)
    if (!isLinkAddress(address)) return setWrong(true)
    onDone()
    setLink(editor, address, title, newTab)
  }
  const remove = (): void => {
    onDone()
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('linkTitle')}
      actions={
        <>
          {isLink && <Button onClick={remove}>{t('linkRemove')}</Button>}
          <Button kind="teal" type="submit" form={id}>
            {t('linkSet')}
          </Button>
        </>
      }
    >
      <DialogForm id={id} onSubmit={set}>
        <TextField
          label={t('linkAddress')}
          name="link_address"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          value={href}
          error={wrong ? t('linkWrong') : null}
          onChange={(text) => {
            setHref(text)
            setWrong(false)
          }}
        />
        <TextField
          label={t('linkTip')}
          name="link_title"
          dir="auto"
          autoComplete="off"
          hint={t('linkTipHint')}
          value={title}
          onChange={setTitle}
        />
        <Checkbox label={t('linkNewTab')} checked={newTab} onChange={setNewTab} />
      </DialogForm>
    </Dialog>
  )
}
