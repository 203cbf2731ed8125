import type { FakeProvider } from './fakeProvider'

/** Delays the next `createPayment` or `chargeMandate` until `release`. Later calls are not delayed. */
export const holdNextCall = (provider: FakeProvider): { isReached: Promise<void>; release: () => void } => {
  const { createPayment, chargeMandate } = provider
  let reach = () => {}
  let release = () => {}
  const isReached = new Promise<void>((done) => (reach = done))
  const isReleased = new Promise<void>((done) => (release = done))
  const hold = async () => {
    Object.assign(provider, { createPayment, chargeMandate })
    reach()
    await isReleased
  }
  provider.createPayment = async (payment) => {
    await hold()
    return createPayment(payment)
  }
  provider.chargeMandate = async (charge) => {
    await hold()
    return chargeMandate(charge)
  }
  return { isReached, release }
}
