import { Compass, MapPin } from '../../../ui/brand/icons.ts'
import { Combobox, type ComboOption } from '../../../ui/form/combobox.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { useSuggestions } from './use-suggestions.ts'

export type Place = { text: string; cityId: number | null; offerId?: number }
export type DestinationFieldProps = {
  label: string
  placeholder: string
  /** Module whose offers are suggested, such as Activity. */
  module: string
  cities: readonly { CityId: number; CityName: string }[]
  /** Said when nothing can be suggested; that nothing was found unless given. */
  emptyText?: string | undefined
  value: Place
  onChange: (place: Place) => void
}

type City = DestinationFieldProps['cities'][number]

/**
 * The cities that are meant by what is typed: by their names at once, and those that the server knows by
 * another spelling or in another language once it has answered.
 */
export const matchingCities = (
  cities: readonly City[],
  typed: string,
  suggested: readonly { readonly Kind: string; readonly Id: number }[],
): readonly City[] => {
  const ids = new Set(suggested.flatMap(({ Kind, Id }) => (Kind === 'Destination' ? [Id] : [])))
  return cities.filter(
    ({ CityId, CityName }) => ids.has(CityId) || CityName.toLocaleLowerCase().includes(typed),
  )
}

/** Where to: cities at once, offers as one types. */
export function DestinationField({
  label,
  placeholder,
  module,
  cities,
  emptyText,
  value,
  onChange,
}: DestinationFieldProps) {
  const t = useCatalogueText()
  const typed = value.cityId === null ? value.text.trim().toLocaleLowerCase() : ''
  const found = useSuggestions(typed, module)
  const options: ComboOption[] = [
    ...matchingCities(cities, typed, found.list).map(({ CityId, CityName }) => ({
      key: `city-${CityId}`,
      text: CityName,
      group: t('cities'),
      icon: <MapPin aria-hidden />,
    })),
    ...found.list
      .filter(({ Kind }) => Kind !== 'Destination')
      .map(({ Text, Subtitle, Id }) => ({
        key: `offer-${Id}`,
        text: Text,
        note: Subtitle,
        group: t('offers'),
        icon: <Compass aria-hidden />,
      })),
  ]
  const pick = ({ key, text }: ComboOption): void => {
    const [kind, id] = key.split('-')
    onChange(
      kind === 'city' ? { text, cityId: Number(id) } : { text, cityId: null, offerId: Number(id) },
    )
  }
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      icon={<MapPin aria-hidden />}
      text={value.text}
      onText={(text) => onChange({ text, cityId: null })}
      onPick={pick}
      options={options}
      state={found.state}
      {...(emptyText !== undefined && { emptyText })}
      errorText={t('suggestionsFailed')}
      onRetry={found.retry}
    />
  )
}
