import { addDays } from '@rihla/contract/values/dates'
import { Mail, MapPin, Wallet } from '../../ui/brand/icons.ts'
import { useState } from 'react'
import { Checkbox, OptionCard, Switch } from '../../ui/form/checkbox.tsx'
import { Combobox } from '../../ui/form/combobox.tsx'
import { DateField } from '../../ui/calendar/date-field.tsx'
import { DateRangeField } from '../../ui/calendar/date-range-field.tsx'
import { Money } from '../../ui/card/money.tsx'
import { PhoneField } from '../../ui/form/phone-field.tsx'
import { PriceRange } from '../../ui/form/price-range.tsx'
import type { DateRange } from '../../ui/calendar/range-calendar.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { NumberField, TextField } from '../../ui/form/text-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Group, useWords } from './group.tsx'
import { cairoToday } from '../../platform/clock.ts'

const COUNTRIES = [
  { code: 'EG', dial: '+20', name: 'Egypt', placeholder: '10 0123 4567' },
  { code: 'SA', dial: '+966', name: 'Saudi Arabia', placeholder: '50 123 4567' },
]
const today = cairoToday()

export function TextFields() {
  const w = useWords()
  const [text, setText] = useState('')
  const [phone, setPhone] = useState('10 1234 5678')
  const [country, setCountry] = useState('EG')
  const [count, setCount] = useState<number | null>(900)
  const name = w('Full name', 'الاسم بالكامل')
  return (
    <Group title={w('Fields', 'الحقول')}>
      <TextField
        label={name}
        value={text}
        onChange={setText}
        maxLength={100}
        counted
        placeholder={w('As on your ID', 'كما في البطاقة')}
        hint={w('As written on your ID', 'كما هو مكتوب في البطاقة')}
      />
      <TextField
        label={w('E-mail', 'البريد الإلكتروني')}
        icon={<Mail aria-hidden />}
        type="email"
        dir="ltr"
        value="nour@mail.example"
        onChange={() => {}}
      />
      <TextField
        label={name}
        value=""
        onChange={() => {}}
        error={w('Name is required', 'الاسم مطلوب')}
      />
      <TextField
        label={w('City', 'المدينة')}
        value=""
        onChange={() => {}}
        disabled
        placeholder={w('Choose a country first', 'اختر الدولة أولًا')}
        hint={w('The list depends on the country', 'القائمة حسب الدولة')}
      />
      <PasswordField label={w('Password', 'كلمة المرور')} value="Traveller@1" onChange={() => {}} />
      <NumberField label={w('Amount', 'المبلغ')} value={count} onChange={setCount} />
      <PhoneField
        label={w('Phone (optional)', 'رقم الهاتف (اختياري)')}
        countries={COUNTRIES}
        country={country}
        onCountryChange={setCountry}
        value={phone}
        onChange={(typed, named = country) => {
          setPhone(typed)
          setCountry(named)
        }}
      />
      <PhoneField
        label={w('Phone (optional)', 'رقم الهاتف (اختياري)')}
        countries={COUNTRIES}
        country="EG"
        value="10 12"
        onChange={() => {}}
        error={w('Please enter a valid phone number', 'أدخل رقم هاتف صحيحًا')}
      />
      <TextArea
        label={w('Special request (optional)', 'طلب خاص (اختياري)')}
        value=""
        onChange={() => {}}
        placeholder={w('A quiet room, a cot', 'غرفة هادئة، سرير أطفال')}
      />
    </Group>
  )
}

export function Choices() {
  const w = useWords()
  const [city, setCity] = useState('2')
  const [place, setPlace] = useState('')
  const [date, setDate] = useState<string | null>(addDays(today, 5))
  const [stay, setStay] = useState<DateRange | null>({
    from: addDays(today, 5),
    to: addDays(today, 8),
  })
  const [prices, setPrices] = useState({ from: 900, to: 4500 })
  const [adults, setAdults] = useState(2)
  const cities = w('Hurghada,Luxor,Aswan', 'الغردقة,الأقصر,أسوان').split(',')
  return (
    <Group title={w('Choosing', 'الاختيار')}>
      <Select
        label={w('City', 'المدينة')}
        icon={<MapPin aria-hidden />}
        value={city}
        onChange={setCity}
        options={cities.map((text, at) => ({ value: String(at), text }))}
      />
      <Select
        label={w('City', 'المدينة')}
        value=""
        onChange={() => {}}
        options={[]}
        state="error"
        onRetry={() => {}}
      />
      <Combobox
        label={w('Where to', 'الوجهة')}
        text={place}
        onText={setPlace}
        onPick={({ text }) => setPlace(text)}
        options={cities
          .filter((text) => text.includes(place))
          .map((text) => ({ key: text, text, group: w('Cities', 'المدن') }))}
      />
      <DateField
        label={w('Date', 'التاريخ')}
        value={date}
        onChange={setDate}
        min={today}
        max={addDays(today, 90)}
        isUnavailable={(day) => day.endsWith('25')}
      />
      <DateRangeField
        label={w('Check-in and check-out', 'الوصول والمغادرة')}
        value={stay}
        onChange={setStay}
        min={today}
        max={addDays(today, 200)}
        noteOf={() => ({ text: '3,250' })}
      />
      <Stepper
        label={w('Adults', 'بالغون')}
        note={w('13 and over', '13 سنة فأكثر')}
        value={adults}
        min={1}
        max={4}
        onChange={setAdults}
      />
      <PriceRange
        label={w('Price per night', 'السعر لليلة')}
        bounds={{ from: 0, to: 10_000 }}
        value={prices}
        onCommit={setPrices}
      />
    </Group>
  )
}

export function Toggles() {
  const w = useWords()
  const [on, setOn] = useState(true)
  const [meal, setMeal] = useState('half')
  return (
    <Group title={w('Options', 'الخيارات')}>
      <div>
        <Checkbox
          label={w('Free cancellation', 'إلغاء مجاني')}
          checked={on}
          onChange={setOn}
          end={63}
        />
        <Checkbox
          label={w('Instant confirmation', 'تأكيد فوري')}
          checked={false}
          onChange={() => {}}
          end={51}
        />
        <Checkbox
          label={w('Not here', 'غير متاح هنا')}
          checked={false}
          onChange={() => {}}
          disabled
        />
        <Switch
          label={w('Keep free cancellation', 'احتفظ بالإلغاء المجاني')}
          note={w('Cancel until 14 Dec', 'إلغاء حتى 14 ديسمبر')}
          checked={on}
          onChange={setOn}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="type-title mb-2">{w('Meals', 'الوجبات')}</legend>
        <OptionCard
          name="meal"
          value="half"
          checked={meal === 'half'}
          onChange={setMeal}
          title={w('Breakfast and dinner', 'إفطار وعشاء')}
          text={w('Included in the price', 'ضمن السعر')}
        />
        <OptionCard
          name="meal"
          value="all"
          checked={meal === 'all'}
          onChange={setMeal}
          title={w('All inclusive', 'شامل كليًا')}
          icon={<Wallet size={20} aria-hidden />}
          end={
            <strong>
              <Money egp={1350} />
            </strong>
          }
        />
        <OptionCard
          name="meal"
          value="none"
          checked={false}
          onChange={setMeal}
          disabled
          title={w('Breakfast only', 'إفطار فقط')}
          end={<Money egp={-900} />}
        />
      </fieldset>
    </Group>
  )
}
