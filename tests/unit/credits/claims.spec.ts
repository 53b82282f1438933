import { test } from '@japa/runner'
import { spentAndChargedBack } from '@manyhearts/api/app/credits/orders/reversals/claims'

const order = { amountMinor: 1000, credits: 100, refundedMinor: 0, chargedBackMinor: 1000, returnedCredits: 0 }

test.group('What is claimed after a chargeback', () => {
  test('{name}')
    .with([
      { name: 'is all when all was spent', some: {}, claimed: 1000 },
      { name: 'is nothing when nothing was spent', some: { returnedCredits: 100 }, claimed: 0 },
      { name: 'is what the spent credits cost', some: { returnedCredits: 30 }, claimed: 700 },
      { name: 'is rounded in the member’s favour', some: { credits: 300, returnedCredits: 100 }, claimed: 666 },
      { name: 'is no more than the bank took', some: { chargedBackMinor: 100 }, claimed: 100 },
      {
        name: 'is nothing when more came back than the bank took',
        some: { chargedBackMinor: 100, returnedCredits: 75 },
        claimed: 0,
      },
      {
        name: 'leaves out what a refund paid for',
        some: { refundedMinor: 250, chargedBackMinor: 750, returnedCredits: 100 },
        claimed: 0,
      },
      {
        name: 'leaves out what was refunded out of goodwill',
        some: { refundedMinor: 250, chargedBackMinor: 750, returnedCredits: 0 },
        claimed: 750,
      },
    ])
    .run(({ assert }, { some, claimed }) => {
      assert.equal(spentAndChargedBack({ ...order, ...some }), claimed)
    })
})
