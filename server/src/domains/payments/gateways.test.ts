import { beforeEach, describe, expect, it } from 'vitest'
import { gatewaysByName, GatewayUnreachable } from '../../ports/payment-gateway.ts'
import { testGateway, type TestGateway } from '../../testing/gateway.ts'
import { gatewayOf, gatewayTaking, readSigned, takes } from './gateways.ts'

let card: TestGateway
let wallet: TestGateway
let deps: { gateways: ReturnType<typeof gatewaysByName> }

beforeEach(() => {
  card = testGateway({ methods: ['Bank_Card'] })
  wallet = testGateway({ name: 'wallet', methods: ['Wallet'] })
  deps = { gateways: gatewaysByName(card, wallet) }
})

describe('of several gateways', () => {
  it('a payment is begun with the one that takes its method', () => {
    expect(gatewayTaking(deps, 'Bank_Card')).toBe(card)
    expect(gatewayTaking(deps, 'Wallet')).toBe(wallet)
    expect([takes(deps, 'Wallet'), takes(deps, 'PayPal')]).toEqual([true, false])
    expect(() => gatewayTaking(deps, 'PayPal')).toThrow('No gateway takes PayPal')
  })

  it('an attempt goes on with the one it was begun with, and one that left can’t be asked', () => {
    expect(gatewayOf(deps, 'wallet')).toBe(wallet)
    expect(() => gatewayOf({ gateways: gatewaysByName(card) }, 'wallet')).toThrow(
      GatewayUnreachable,
    )
  })

  it('a message belongs to the one whose signature fits', async () => {
    const { gatewayOrderId } = await wallet.start({
      method: 'Wallet',
      reference: 'RH1',
      amount: 100,
      currency: 'EGP',
      description: 'Felucca',
      buyer: { name: 'Mona', email: null, phone: null },
      language: 'en',
      expiresInSeconds: 60,
      notificationUrl: '',
      returnUrl: '',
    })
    const { body, query } = wallet.callback(wallet.settle(gatewayOrderId))
    const posted = { body, query: new URLSearchParams(query), headers: new Headers() }
    expect(readSigned(deps, (one) => one.readCallback(posted))).toMatchObject({
      gateway: 'wallet',
      message: { gatewayOrderId },
    })
    const unsigned = { ...posted, query: new URLSearchParams() }
    expect(readSigned(deps, (one) => one.readCallback(unsigned))).toBe('forged')
  })
})
