import { Resolver } from 'node:dns/promises'
import { test } from '@japa/runner'
import { checkMail } from '@manyhearts/api/app/admin/domains/check_mail'
import { startDnsServer, type Zone } from '../../dns_server.ts'

const SPF = { txt: ['v=spf1 include:mail.example -all'] }
const DMARC = { txt: ['v=DMARC1; p=quarantine'] }
const MX = { mx: ['mx.mail.example'] }

test.group('Records that mails need at the name servers', () => {
  /** @param patience in ms: a server that answers may be slow to, on a busy machine */
  const check = async (zone: Zone, address = 'help@rosa.example', patience = 10_000) => {
    const server = await startDnsServer(zone)
    const resolver = new Resolver({ timeout: patience, tries: 1 })
    resolver.setServers([server.address])
    try {
      return await checkMail(address, resolver)
    } finally {
      await server.stop()
    }
  }

  test('are all there', async ({ assert }) => {
    const zone = { 'rosa.example': { ...SPF, ...MX }, '_dmarc.rosa.example': DMARC }
    assert.deepEqual(await check(zone), { address: 'help@rosa.example', state: 'ready', missing: [] })
  })

  test('are named where they are missing', async ({ assert }) => {
    assert.deepEqual((await check({})).missing, ['spf', 'dmarc', 'mx'])
    assert.deepEqual((await check({ 'rosa.example': { ...SPF, ...MX } })).missing, ['dmarc'])
    assert.deepEqual((await check({ 'rosa.example': MX, '_dmarc.rosa.example': DMARC })).missing, ['spf'])
  })

  test('are told from others, and from one that says that no mail is taken (RFC 7505)', async ({ assert }) => {
    const zone = {
      'rosa.example': { txt: ['v=spf10', 'google-site-verification=1'], mx: [''] },
      '_dmarc.rosa.example': { txt: ['v=DMARC12'] },
    }
    assert.deepEqual((await check(zone)).missing, ['spf', 'dmarc', 'mx'])
  })

  test('of a longer name may be those of the domain that it belongs to, where it says so', async ({ assert }) => {
    const zone = { 'mail.rosa.example': { ...SPF, ...MX }, '_dmarc.rosa.example': DMARC }
    assert.equal((await check(zone, 'help@mail.rosa.example')).state, 'ready')
  })

  test('are unknown while the name servers don’t answer', async ({ assert }) => {
    const address = 'help@rosa.example'
    assert.deepEqual(await check({ 'rosa.example': null }, address, 200), {
      address,
      state: 'unknown',
      missing: [],
    })
  })
})
