// Prepares the data that the products of a run start from, while other tests run; says where they are, and
// removes them once whoever asked lets go or is gone. An interrupt of the terminal reaches that one, too.
import { prepareData, VARIABLE } from './prepared-data.ts'

process.on('SIGINT', () => undefined)
const forget = await prepareData()
const end = (): void => {
  forget()
  process.exit()
}
process.once('SIGTERM', end)
process.once('disconnect', end)
if (process.connected) process.send?.({ [VARIABLE]: process.env[VARIABLE] })
else end()
