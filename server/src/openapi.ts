import { api } from '@rihla/contract'
import { refusals, type RefusalCode } from '@rihla/contract/refusals'
import * as z from 'zod/mini'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** The envelope around what a call answers. */
const success = (output: z.ZodMiniType): object => ({
  description: 'Done',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['Error', 'Data'],
        properties: { Error: { type: 'null' }, Data: schemaOf(output, 'output') },
      },
    },
  },
})

const refusalsOf = (codes: readonly RefusalCode[]): Record<string, object> => {
  const answers: Record<string, object> = {}
  for (const code of ['invalid_input', 'too_many_requests', ...codes] as const) {
    const status = String(refusals[code])
    const before = answers[status] as { description: string } | undefined
    answers[status] = { description: before ? `${before.description}, ${code}` : code }
  }
  return answers
}

/** The OpenAPI 3.1 document of every described call, from the contract alone. */
export function openApiDocument(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries(api)) {
    const input = schemaOf(call.input, 'input') as {
      properties?: Record<string, object>
      required?: string[]
    }
    const carriedBy = 'carriedBy' in call ? call.carriedBy : undefined
    const asQuery = call.method === 'GET' || carriedBy === 'query'
    const media = carriedBy === 'multipart' ? 'multipart/form-data' : 'application/json'
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: {
        operationId: name,
        summary: call.summary,
        ...('idempotentBy' in call && { 'x-idempotent-by': call.idempotentBy }),
        ...(asQuery
          ? {
              parameters: Object.entries(input.properties ?? {}).map(([key, schema]) => ({
                name: key,
                ...(call.path.includes(`{${key}}`)
                  ? { in: 'path', required: true }
                  : { in: 'query', required: input.required?.includes(key) ?? false }),
                schema,
              })),
            }
          : { requestBody: { content: { [media]: { schema: input } } } }),
        responses: { 200: success(call.output), ...refusalsOf(call.refusals) },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rihla',
      version: '1',
      description: 'Every answer is {Error, Data}; `code` stands beside Error.',
    },
    servers: [{ url: publicUrl }],
    paths,
  }
}
