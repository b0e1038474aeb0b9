import type { ArticleOffer } from '@rihla/contract/blog/fields'
import type { PricedOffer } from '@rihla/contract/blog/reading'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Price } from '../../../ui/card/price.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useUiText } from '../../../ui/use-ui-text.ts'
import { X } from '../../../ui/brand/icons.ts'
import { usePricedOffers } from '../queries.ts'
import { useWritingText } from '../use-writing-text.ts'
import { Choice, FormPart } from './form-part.tsx'
import { offerAt } from './offer-address.ts'
import type { ArticleForm } from './use-article-form.ts'

const same = (a: ArticleOffer, b: ArticleOffer): boolean => a.module === b.module && a.id === b.id

type RowProps = {
  offer: ArticleOffer
  /** Null: no longer on sale; undefined: not known yet. */
  priced: PricedOffer | null | undefined
  onRemove: () => void
}

function OfferRow({ offer, priced, onRemove }: RowProps) {
  const t = useWritingText()
  const ui = useUiText()
  const name = priced?.name ?? `${offer.module} ${offer.id}`
  return (
    <li className="writing-offer">
      <span className="grid min-w-0 gap-0.5">
        <span className="type-small font-medium">
          <bdi>{name}</bdi>
        </span>
        {priced === null && <span className="type-caption text-warn-ink">{t('offerGone')}</span>}
        {priced && (
          <span className="type-caption text-ink-3">
            {priced.city}
            <Price now={priced.price} was={priced.original_price} note={priced.price_text} />
          </span>
        )}
      </span>
      <IconButton label={ui('remove', { name })} onClick={onRemove}>
        <X size={18} />
      </IconButton>
    </li>
  )
}

/** The field for the address of an offer's page. */
function NewOffer({ onAdd }: { onAdd: (offer: ArticleOffer) => void }) {
  const t = useWritingText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const add = (): void => {
    const offer = offerAt(typed)
    setWrong(offer === null)
    if (!offer) return
    onAdd(offer)
    setTyped('')
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        label={t('offerAddress')}
        name="offer"
        className="flex-1"
        dir="ltr"
        autoComplete="off"
        value={typed}
        error={wrong ? t('offerUnknown') : null}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button disabled={typed.trim() === ''} onClick={add}>
        {t('addOffer')}
      </Button>
    </div>
  )
}

/** Offers that stand beside the article, at their price of now. */
export function OffersPart({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const { offers } = form.draft.fields
  const { data, isError } = usePricedOffers(offers)
  const { offers: problem } = form.problems
  return (
    <FormPart title={t('offers')}>
      <Choice
        title={t('offers')}
        hidden
        hint={isError ? t('offersFailed') : t('offersHint')}
        error={problem ? t(problem) : null}
      >
        {offers.length > 0 && (
          <ul className="grid gap-1">
            {offers.map((offer) => (
              <OfferRow
                key={`${offer.module} ${offer.id}`}
                offer={offer}
                priced={data && (data.find((it) => same(it, offer)) ?? null)}
                onRemove={() => form.set({ offers: offers.filter((it) => !same(it, offer)) })}
              />
            ))}
          </ul>
        )}
        <NewOffer
          onAdd={(offer) => {
            if (!offers.some((it) => same(it, offer))) form.set({ offers: [...offers, offer] })
          }}
        />
      </Choice>
    </FormPart>
  )
}
