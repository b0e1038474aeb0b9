import type { OutputOf } from '@rihla/contract/endpoint'
import type { deskCalls } from '@rihla/contract/desk/calls'

export type Report = OutputOf<(typeof deskCalls)['getReport']>
export type Funnel = Report['Funnel']
export type Step = Funnel[number]['Steps'][number]
