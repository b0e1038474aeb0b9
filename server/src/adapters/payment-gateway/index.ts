import { gatewaysByName, type PaymentGateways } from '../../ports/payment-gateway.ts'
import { readPaymobSettings } from './paymob/paymob-settings.ts'
import { paymob } from './paymob/paymob.ts'
import type { ReadSetting } from './read-setting.ts'

/** Reads the settings of all; `wrong` hears of those that don't agree with one another. */
export const readGatewaySettings = (read: ReadSetting, demo: boolean, wrong: string[]) => ({
  paymob: readPaymobSettings(read, demo, wrong),
})
export type GatewaySettings = ReturnType<typeof readGatewaySettings>

/** Of those that take a method, the first is begun with; a gateway that attempts name stays in the list. */
export const paymentGateways = (it: GatewaySettings): PaymentGateways =>
  gatewaysByName(paymob(it.paymob))
