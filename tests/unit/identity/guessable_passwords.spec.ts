import { test } from '@japa/runner'
import { isGuessable } from '@manyhearts/api/app/identity/password_checks/is_guessable'
import { isWeakForStaff } from '@manyhearts/api/app/staff/accounts/is_weak_for_staff'
import { PASSWORD } from '../../password.ts'

const KNOWN = ['Rosa & Friends', 'www.rosa-dating.example', 'anna.zoë-smith@mail.example', 'Zoë']

const COMMON = ['password', 'PassWord', 'p@ssw0rd', 'password1!', '2024wachtwoord', '12345678', 'qwerty123', 'iloveyou']
const RUNS = ['aaaaaaaa', '00000000', 'abababab', 'xyzxyzxyz', 'abcdefgh', '87654321', 'asdfghjkl', '💗💗💗💗💗💗💗💗']
const OWN = [
  'rosafriends',
  'Rosa-Friends-1',
  'rosa2024',
  'R0s@R0s@',
  'annasmith',
  'smith1990!',
  'zoezoezoe',
  'ZOË-12345',
]
const ADDRESSES = ['anna.zoë-smith@mail.example', 'annazoesmith', 'mail.example', 'rosa-dating.example']
const GOOD = [PASSWORD, 'a new one, quite long', 'kT9!fq2z', 'rosa rides a bicycle', 'eightch8', '💗💙💚💛💜🧡🤎🖤']

test.group('A password that is tried first', () => {
  test('is a common one, a run, or what is known of its owner', async ({ assert }) => {
    for (const password of [...COMMON, ...RUNS, ...OWN, ...ADDRESSES])
      assert.isTrue(await isGuessable(password, KNOWN), password)
  })

  test('is no other one', async ({ assert }) => {
    for (const password of GOOD) assert.isFalse(await isGuessable(password, KNOWN), password)
  })

  test('is refused for staff too', async ({ assert }) => {
    const admin = { email: 'sam@example.com', name: 'Admin' }
    for (const password of ['password', 'admin123', 'manyhearts1', 'Manyhearts!', 'sam@example.com', 'kT9!fq2'])
      assert.isTrue(await isWeakForStaff(password, admin), password)

    assert.isFalse(await isWeakForStaff('admin password of the tests', admin))
  })
})
