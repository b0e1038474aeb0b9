import { Search } from '../../../ui/brand/icons.ts'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { DestinationField, type DestinationFieldProps } from '../place/destination-field.tsx'

/** Where to, then the fields of a kind, and the button, in one row on wide screens. */
export function SearchFormLayout({
  columns,
  onSubmit,
  submitText,
  children,
  ...destination
}: Omit<DestinationFieldProps, 'label'> & {
  /** Class of the columns on wide screens. */
  columns: string
  onSubmit: () => void
  submitText?: string
  children: ReactNode
}) {
  const t = useCatalogueText()
  return (
    <form
      role="search"
      onSubmit={(event) => (event.preventDefault(), onSubmit())}
      className={`grid items-start gap-3 md:grid-cols-2 ${columns}`}
    >
      <DestinationField {...destination} label={t('where')} />
      {children}
      <Button
        type="submit"
        kind="primary"
        className="min-h-[50px]! md:mt-[25px] md:[&:lang(ar)]:mt-[28px]"
      >
        <Search aria-hidden />
        {submitText ?? t('search')}
      </Button>
    </form>
  )
}
