// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { prose } from './prose.ts'
import { TextField } from './text-field.tsx'

const still = { value: '', onChange: () => undefined }

afterEach(cleanup)

test('a browser mends no name and no reference, but what are sentences', () => {
  const element = (
    <>
      <TextField label="Full name" {...still} />
      <TextField label="Title" {...prose} {...still} />
    </>
  )
  openPage('/', { language: 'en', routes: [{ path: '/', element }], answers: {} })
  const mends = (label: string) => {
    const input = screen.getByLabelText(label)
    return [input.getAttribute('spellcheck'), input.getAttribute('autocorrect')]
  }
  expect(mends('Full name')).toEqual(['false', 'off'])
  expect(mends('Title')).toEqual(['true', 'on'])
})
