import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DrainingServer } from '@manyhearts/api/bin/draining_server'

const CLIENTS = 30

test.group('A server that stops', () => {
  test('answers whoever has connected, though it has not taken their connections yet', async ({ assert }) => {
    const { server, port } = await listening()

    const answers = Array.from({ length: CLIENTS }, () => ask(port, false))
    // They connect at the end of this turn, before the server is told of any.
    await new Promise<void>((connected) => process.nextTick(connected))
    const closed = new Promise((done) => server.close(done))

    assert.deepEqual(await Promise.all(answers), Array(CLIENTS).fill('close: Hello'))
    await closed
    await assert.rejects(() => ask(port, false), /ECONNREFUSED/)
  })

  test('ends a kept connection only after its next answer', async ({ assert }) => {
    const { server, port } = await listening()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    assert.equal(await ask(port, agent), 'keep-alive: Hello')

    const closed = new Promise((done) => server.close(done))
    await sleep(50)

    assert.equal(await ask(port, agent), 'close: Hello')
    await closed
    await assert.rejects(() => ask(port, agent), /ECONNREFUSED/)
  })
})

async function listening(): Promise<{ server: DrainingServer; port: number }> {
  const server = new DrainingServer((_request, response) => response.end('Hello'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

async function ask(port: number, agent: Agent | false): Promise<string> {
  const sent = request({ host: '127.0.0.1', port, agent }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return `${response.headers.connection}: ${await text(response)}`
}
