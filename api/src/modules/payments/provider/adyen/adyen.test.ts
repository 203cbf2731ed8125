import { ProviderUnavailable } from '../PaymentProvider'
import { link, noticeOf, oldKey, order, platform, read } from './fakePlatform'

describe('Adyen', () => {
  it('creates one payment link per reference, queries it, and closes it', async () => {
    const { provider, requests } = platform({ '/paymentLinks': link('active') })
    const made = await provider.createPayment(order)
    expect(made).toMatchObject({
      state: 'requires_action',
      redirectUrl: link('active').url,
      reference: 'D5-abc',
    })
    expect(requests[0]).toMatchObject({
      path: '/paymentLinks',
      idempotencyKey: 'D5-abc',
      body: { merchantAccount: 'DuettoECOM', allowedPaymentMethods: ['ideal'], shopperReference: 'member-7' },
    })
    await provider.getPayment(made.providerId)
    await provider.cancelPayment(made.providerId)
    expect(requests.slice(1)).toMatchObject([
      { path: '/paymentLinks/PL61C53A8B97E6915A', method: 'GET' },
      { path: '/paymentLinks/PL61C53A8B97E6915A', method: 'PATCH', body: { status: 'expired' } },
    ])
  })

  it.each([
    ['active', 'requires_action', 0],
    ['completed', 'authorised', 1299],
    ['paymentPending', 'pending', 0],
    ['expired', 'expired', 0],
    ['something new', 'unknown', 0],
  ])('a link that is %s is %s', async (status, state, receivedMinor) => {
    const { provider } = platform({ '/paymentLinks': link(status) })
    expect(await provider.getPayment('PL61C53A8B97E6915A')).toMatchObject({ state, receivedMinor })
  })

  it.each([
    ['Authorised', 'authorised', null],
    ['Refused', 'failed', 'insufficient_funds'],
    ['Pending', 'pending', null],
    ['RedirectShopper', 'requires_action', null],
  ])('a stored card: %s is %s', async (resultCode, state, failure) => {
    const answer = {
      pspReference: '993617895204576J',
      resultCode,
      refusalReason: 'Not enough balance',
      action: { type: 'redirect', url: 'https://bank.example/3ds' },
    }
    const { provider } = platform({ '/payments': answer })
    const charge = { ...order, method: 'creditcard', mandate: 'M5N7TQ4TG5PFWR50' } as const
    expect(await provider.chargeMandate(charge)).toMatchObject({
      state,
      failure,
      chargeId: '993617895204576J',
      redirectUrl: state === 'requires_action' ? 'https://bank.example/3ds' : null,
    })
  })

  it('charges a wallet’s token, encodes Apple’s, and identifies the shop to Apple', async () => {
    const { provider, requests } = platform({
      '/payments': { pspReference: 'P7', resultCode: 'Authorised' },
      '/applePay/sessions': { data: Buffer.from('{"nonce":"n"}').toString('base64') },
    })
    const wallet = { ...order, family: 'wallet' } as const
    const google = await provider.createPayment({ ...wallet, method: 'googlepay', walletToken: 'token' })
    expect(google).toMatchObject({ state: 'authorised', receivedMinor: 1299, chargeId: 'P7' })
    await provider.createPayment({ ...wallet, method: 'applepay', walletToken: '{"data":"x"}' })
    expect(requests.map(({ body }) => (body as { paymentMethod: object }).paymentMethod)).toEqual([
      { type: 'googlepay', googlePayToken: 'token' },
      { type: 'applepay', applePayToken: Buffer.from('{"data":"x"}').toString('base64') },
    ])
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['D5-abc', 'D5-abc'])
    const shop = { host: 'duetto.example', name: 'Duetto B.V.' }
    expect(await provider.wallets?.startSession('applepay', shop)).toEqual({ nonce: 'n' })
    expect(requests.at(-1)?.body).toEqual({
      merchantIdentifier: 'merchant.example.duetto',
      domainName: 'duetto.example',
      displayName: 'Duetto B.V.',
    })
    expect(provider.wallets?.offer('googlepay', 'NL')).toMatchObject({
      identifier: 'https://google.com/pay',
      data: {
        environment: 'TEST',
        allowedPaymentMethods: [
          {
            tokenizationSpecification: { parameters: { gateway: 'adyen', gatewayMerchantId: 'DuettoECOM' } },
          },
        ],
      },
    })
    expect(provider.wallets?.offer('applepay', 'NL')?.data).toMatchObject({ countryCode: 'NL' })
    expect(provider.wallets?.offer('paypal', 'NL')).toBeNull()
  })

  it('reads the result of the bank’s page, with or without the amount', async () => {
    const answer = { pspReference: 'P8', resultCode: 'Authorised', merchantReference: 'D5-abc' }
    const named = platform({ '/payments/details': { ...answer, amount: { value: 1299, currency: 'EUR' } } })
    expect(await named.provider.completePayment?.('X+1')).toMatchObject({
      state: 'authorised',
      reference: 'D5-abc',
      receivedMinor: 1299,
      chargeId: 'P8',
    })
    expect(named.requests[0]?.body).toEqual({ details: { redirectResult: 'X+1' } })
    const unnamed = platform({ '/payments/details': answer })
    expect(await unnamed.provider.completePayment?.('X+1')).toMatchObject({
      state: 'pending',
      receivedMinor: 0,
    })
  })

  it('a refused call and an unreadable response count as unavailable', async () => {
    await expect(platform({}).provider.createPayment(order)).rejects.toThrow(ProviderUnavailable)
    await expect(platform({ '/paymentLinks': {} }).provider.createPayment(order)).rejects.toThrow(
      'cannot be read',
    )
  })

  it('[PAY-05] lists stored cards by member, and deletes existing ones', async () => {
    const { provider, requests } = platform({
      '/storedPaymentMethods/M5N7': {},
      '/storedPaymentMethods': { shopperReference: 'member-7', storedPaymentMethods: [{ id: 'M5N7' }] },
    })
    expect(await provider.listMandates('member-7')).toEqual(['M5N7'])
    await provider.deleteMandate({ id: 'GONE', shopper: 'member-7' })
    await provider.deleteMandate({ id: 'M5N7', shopper: 'member-7' })
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /storedPaymentMethods',
      'GET /storedPaymentMethods',
      'GET /storedPaymentMethods',
      'DELETE /storedPaymentMethods/M5N7',
    ])
    const emptyPlatform = platform({ '/storedPaymentMethods': {} })
    expect(await emptyPlatform.provider.listMandates('member-8')).toEqual([])
  })

  it('[PAY-03] authorises if the order has a hold; captures and releases under separate references', async () => {
    const { provider, requests } = platform({
      '/paymentLinks': link('active'),
      '/payments/P9/captures': { pspReference: 'X1', status: 'received' },
      '/payments/P9/cancels': { pspReference: 'X2', status: 'received' },
      '/payments': { pspReference: 'P9', resultCode: 'Authorised' },
    })
    const held = { ...order, method: 'creditcard', isHeld: true } as const
    await provider.createPayment(held)
    await provider.createPayment(order)
    await provider.chargeMandate({ ...held, mandate: 'M5N7' })
    await provider.chargeMandate({ ...held, mandate: 'M5N7', isHeld: false })
    const captures = requests.map(({ body }) => {
      const { manualCapture, captureDelayHours, additionalData } = body as Record<string, unknown>
      return { manualCapture, captureDelayHours, additionalData }
    })
    expect(captures).toEqual([
      { manualCapture: true },
      { captureDelayHours: 0 },
      { additionalData: { manualCapture: 'true' } },
      { captureDelayHours: 0 },
    ])
    const end = { providerId: 'P9', amountMinor: 1299, currency: 'EUR' }
    expect(await provider.capture({ ...end, reference: 'C-5' })).toBeNull()
    expect(await provider.release({ ...end, reference: 'V-5' })).toBeNull()
    expect(requests.slice(4)).toMatchObject([
      {
        path: '/payments/P9/captures',
        idempotencyKey: 'C-5',
        body: { reference: 'C-5', amount: { value: 1299, currency: 'EUR' } },
      },
      { path: '/payments/P9/cancels', idempotencyKey: 'V-5', body: { reference: 'V-5' } },
    ])
  })

  it('accepts webhooks that one of the keys signed, and no others', async () => {
    const { provider } = platform({})
    const paid = {
      id: 'QFQTPCQ8HXSKGK82:AUTHORISATION:true',
      payment: { state: 'authorised', receivedMinor: 1299 },
    }
    expect(await read(provider, noticeOf({}))).toMatchObject(paid)
    expect(await read(provider, noticeOf({}, oldKey))).toMatchObject(paid)
    const changed = noticeOf({})
    for (const { NotificationRequestItem: item } of changed.notificationItems) item.amount.value = 1
    for (const body of [noticeOf({}, 'ef'.repeat(32)), changed, noticeOf({ merchantAccountCode: 'Other' })])
      await expect(read(provider, body)).rejects.toMatchObject({ code: 'signature_invalid' })
    await expect(read(provider, { notificationItems: [] })).rejects.toMatchObject({ code: 'bad_input' })
  })

  it.each([
    [{ success: 'false' }, { state: 'failed', failure: 'declined' }],
    [{ eventCode: 'OFFER_CLOSED' }, { state: 'expired' }],
    [
      { eventCode: 'CHARGEBACK', originalReference: 'PSP1' },
      { isChargedBack: true, chargeId: 'PSP1' },
    ],
    [
      { eventCode: 'REFUND', originalReference: 'PSP1', pspReference: 'R1', merchantReference: 'W-7' },
      {
        state: 'paid',
        chargeId: 'PSP1',
        refundedMinor: 0,
        refund: { id: 'R1', reference: 'W-7', amountMinor: 1299, isFailed: false },
      },
    ],
    [
      { eventCode: 'REFUND_FAILED', originalReference: 'PSP1', pspReference: 'R1' },
      { refund: { id: 'R1', isFailed: true } },
    ],
    [
      { eventCode: 'REFUND_WITH_DATA', originalReference: 'PSP1', pspReference: 'R1' },
      { refund: { id: 'R1', amountMinor: 1299, isFailed: false } },
    ],
    [
      { eventCode: 'REFUND_WITH_DATA', originalReference: 'PSP1', pspReference: 'R1', success: 'false' },
      { refund: { id: 'R1', isFailed: true } },
    ],
    [
      { eventCode: 'REFUNDED_REVERSED', originalReference: 'PSP1', pspReference: 'R1' },
      { refund: { id: 'R1', isFailed: true } },
    ],
    [
      { eventCode: 'CAPTURE', originalReference: 'PSP1', merchantReference: 'C-5' },
      { state: 'paid', chargeId: 'PSP1', receivedMinor: 1299, isChargedBack: false },
    ],
    [
      { eventCode: 'CAPTURE', originalReference: 'PSP1', success: 'false' },
      { isChargedBack: true, failure: 'capture_failed' },
    ],
    [
      { eventCode: 'CANCELLATION', originalReference: 'PSP1', merchantReference: 'V-5' },
      { state: 'cancelled', chargeId: 'PSP1', receivedMinor: 0 },
    ],
    [{ eventCode: 'REFUND', originalReference: 'PSP1', success: 'false' }, { refund: { isFailed: true } }],
    [
      { additionalData: { 'tokenization.storedPaymentMethodId': 'M5N7', cardSummary: '4242' } },
      { mandate: { id: 'M5N7', label: 'VISA •••• 4242' } },
    ],
    [{ eventCode: 'REPORT_AVAILABLE' }, null],
    [{ eventCode: 'REFUNDED_REVERSED', success: 'false' }, null],
  ] as const)('parses %j', async (values, expected) => {
    const { payment } = await read(platform({}).provider, noticeOf(values))
    if (expected === null) expect(payment).toBeNull()
    else expect(payment).toMatchObject(expected)
  })
})
