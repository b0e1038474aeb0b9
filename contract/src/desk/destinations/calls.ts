import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import {
  flagField,
  INTEGER_MAX,
  optionalField,
  textField,
  wholeNumber,
} from '../../values/fields.ts'
import { byKey, deed, photoAddress } from '../fields.ts'
import { destinationLimits as limits } from '../limits.ts'

const destinationId = wholeNumber(1, INTEGER_MAX)

const listed = z.object({
  Id: z.number(),
  NameEn: z.string(),
  NameAr: z.string(),
  ImageUrl: z.nullable(z.string()),
  IsShown: z.boolean(),
  /** Languages in which it has a sentence, at least. */
  Written: z.array(z.string()),
})
export type ListedDestination = z.output<typeof listed>

export const getDeskDestinations = endpoint({
  method: 'GET',
  path: '/api/Desk/Destinations',
  summary: 'Every destination in the order of the public lists, hidden ones too',
  audience: 'staff',
  input: z.object({}),
  output: z.object({ Items: z.array(listed) }),
  refusals: ['not_for_your_role'],
})

/** What a destination says in one language; only its name is needed. */
const said = z.object({
  Name: z.string(),
  /** One sentence. */
  Summary: z.string(),
  /** Paragraphs with an empty line between them; HTML where it is more than paragraphs. */
  Story: z.string(),
  BestTime: z.string(),
  GettingThere: z.string(),
})
const edited = z.object({
  /** A photograph of ours. */
  Image: z.nullable(z.string()),
  /** Stands in lists, beside others and in the sitemap; its page answers either way. */
  IsShown: z.boolean(),
  /** Lists begin with the smallest. */
  Position: z.number(),
  /** How people spell it, beside its names. */
  Spellings: z.array(z.string()),
  En: said,
  Ar: said,
})
export type EditedDestination = z.output<typeof edited>

export const getDeskDestination = endpoint({
  method: 'GET',
  path: '/api/Desk/Destinations/{id}',
  summary: 'A destination as editors see it',
  audience: 'staff',
  input: z.object({ id: destinationId }),
  output: z.object({
    Id: z.number(),
    Slug: z.string(),
    /** What the next save must name. */
    Edition: z.string(),
    Destination: edited,
  }),
  refusals: ['not_for_your_role', 'destination_not_found'],
})

const required = (max: number) => z.pipe(textField(max), z.string().check(z.minLength(1)))
const saidInput = z
  .object({
    Name: required(limits.name),
    Summary: textField(limits.summary),
    Story: textField(limits.story),
    BestTime: textField(limits.tip),
    GettingThere: textField(limits.tip),
  })
  .check(
    z.refine(
      ({ Summary, Story, BestTime, GettingThere }) =>
        Summary !== '' || !(Story + BestTime + GettingThere),
      { path: ['Summary'], message: 'a story needs its sentence' },
    ),
  )

export const saveDestination = endpoint({
  method: 'POST',
  path: '/api/Desk/Destinations/{id}',
  summary:
    'Save a destination over the edition that was being edited; the public pages show it at once',
  audience: 'staff',
  maxBytes: 256 * 1024,
  input: z.object({
    ...deed,
    id: destinationId,
    Edition: z.string().check(z.maxLength(40)),
    Destination: z.object({
      Image: optionalField(photoAddress),
      IsShown: flagField,
      Position: wholeNumber(-limits.position, limits.position),
      Spellings: z.array(required(limits.spelling)).check(z.maxLength(limits.spellings)),
      En: saidInput,
      Ar: saidInput,
    }),
  }),
  output: z.object({ State: z.literal('done'), Edition: z.string() }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'destination_not_found',
    'content_changed',
    'photo_gone',
    'busy',
  ],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
})
