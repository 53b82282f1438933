import { test } from '@japa/runner'
import { pushEndpoint } from '@manyhearts/api/app/notices/push/subscriptions/push_endpoint'

const SERVICES = [
  'https://fcm.googleapis.com/fcm/send/x:y',
  'https://android.googleapis.com/gcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://wns2-par02p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/x',
]

const OTHERS = [
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com./x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://evil-notify.windows.com/x',
  'https://notify.windows.com.evil.example/x',
  'https://push.example.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://8.8.8.8/x',
  'fcm.googleapis.com/x',
  '',
]

test.group('The address of a push subscription', () => {
  test('is of a push service that browsers use, by HTTPS on its port', ({ assert }) => {
    for (const address of SERVICES) assert.equal(pushEndpoint(address, []), address)
    for (const address of OTHERS) assert.isNull(pushEndpoint(address, []), address)
  })

  test('may be of a host that stands in for one, where one is configured', ({ assert }) => {
    assert.equal(
      pushEndpoint('https://push.example.com:8443/x', ['push.example.com']),
      'https://push.example.com:8443/x'
    )
    assert.isNull(pushEndpoint('https://other.example.com/x', ['push.example.com']))
  })
})
