import { addDays } from '@rihla/contract/values/dates'
import { cairoToday } from '../../../platform/clock.ts'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { OptionCard } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useWritingText } from '../use-writing-text.ts'
import type { When } from './draft.ts'
import { FormPart } from './form-part.tsx'
import type { ArticleForm } from './use-article-form.ts'

/** Two years, as far as an article can be planned. */
const FURTHEST_DAYS = 730

function Moment({ form, onChange }: { form: ArticleForm; onChange: (when: When) => void }) {
  const t = useWritingText()
  const { when } = form.draft
  const { day, hour } = form.problems
  const today = cairoToday()
  return (
    <div className="writing-pair">
      <DateField
        label={t('day')}
        name="publish_day"
        min={today}
        max={addDays(today, FURTHEST_DAYS)}
        value={when.day}
        error={day ? t(day) : null}
        onChange={(it) => onChange({ ...when, day: it })}
        // Not planned for the day before it instead.
        onRefuse={() => onChange({ ...when, day: null })}
      />
      <TextField
        label={t('hour')}
        name="publish_hour"
        dir="ltr"
        autoComplete="off"
        maxLength={5}
        value={when.hour}
        hint={t('hourHint')}
        error={hour ? t(hour) : null}
        onChange={(it) => onChange({ ...when, hour: it })}
      />
    </div>
  )
}

/** When readers see it. One that they see already is only withdrawn, elsewhere. */
export function PublishPart({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  const { when } = form.draft
  const become = (next: When): void => form.change({ when: next })
  const choose = (mode: string): void =>
    become({ ...when, mode: mode === 'later' ? 'later' : 'now' })
  return (
    <FormPart title={t('publishing')}>
      <fieldset className="writing-choice">
        <legend className="field-label">{t('when')}</legend>
        <div className="writing-pair">
          <OptionCard
            name="when"
            value="now"
            checked={when.mode === 'now'}
            title={t('now')}
            text={t('nowText')}
            onChange={choose}
          />
          <OptionCard
            name="when"
            value="later"
            checked={when.mode === 'later'}
            title={t('later')}
            text={t('laterText')}
            onChange={choose}
          />
        </div>
      </fieldset>
      {when.mode === 'later' && <Moment form={form} onChange={become} />}
    </FormPart>
  )
}
