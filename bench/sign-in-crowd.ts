// A process apart from the one that measures: on its message, that many users sign in at once.
import { request } from 'node:http'

type Crowd = { origin: string; people: number; password: string }

const signIn = ({ origin, password }: Crowd, n: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const posted = request(
      `${origin}/api/AccountApi/Login`,
      { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve()
          else reject(new Error(`A sign-in answered ${response.statusCode}`))
        })
      },
    )
    posted.on('error', reject)
    posted.end(JSON.stringify({ Email: `p${n}@example.com`, Password: password }))
  })

process.on('message', (crowd: Crowd) => {
  const everybody = Array.from({ length: crowd.people }, (_, n) => signIn(crowd, n + 1))
  void Promise.all(everybody).then(() => process.send?.('done'))
})
process.on('disconnect', () => process.exit())
