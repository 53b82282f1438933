import { test } from '@japa/runner'
import {
  isBackupOld,
  isDiskLow,
  isQueueLate,
  isScheduledLate,
  secondsBetween,
} from '@manyhearts/api/app/admin/health/health_rules'
import { SCHEDULED_JOBS, type ScheduledJobName } from '@manyhearts/api/app/jobs/queues'

const GB = 1024 ** 3
const NOW = new Date('2026-11-30T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)

test.group('System health', () => {
  test('knows how often each scheduled job runs', ({ assert }) => {
    assert.equal(secondsBetween('count_desk'), 60)
    assert.equal(secondsBetween('end_sanctions'), 300)
    assert.equal(secondsBetween('seal_ledger'), 3_600)
    assert.equal(secondsBetween('remove_old_tokens'), 86_400)
    for (const name of Object.keys(SCHEDULED_JOBS) as ScheduledJobName[])
      assert.oneOf(secondsBetween(name), [60, 300, 600, 3_600, 86_400], name)
  })

  test('a scheduled job is late once it missed two runs and ten minutes', ({ assert }) => {
    assert.isFalse(isScheduledLate('seal_ledger', ago(2 * 3_600 + 600), NOW))
    assert.isTrue(isScheduledLate('seal_ledger', ago(2 * 3_600 + 601), NOW))
    assert.isFalse(isScheduledLate('count_desk', ago(720), NOW))
    assert.isTrue(isScheduledLate('count_desk', ago(721), NOW))
  })

  test('a queue is late after a quarter of an hour, a backup is old after a day and a half', ({ assert }) => {
    assert.isFalse(isQueueLate(900))
    assert.isTrue(isQueueLate(901))
    assert.isFalse(isBackupOld(ago(36 * 3_600), NOW))
    assert.isTrue(isBackupOld(ago(36 * 3_600 + 1), NOW))
    assert.isTrue(isBackupOld(undefined, NOW))
  })

  test('a disk is low below a tenth, and below two gigabytes', ({ assert }) => {
    assert.isTrue(isDiskLow(9 * GB, 100 * GB))
    assert.isFalse(isDiskLow(10 * GB, 100 * GB))
    assert.isTrue(isDiskLow(1.9 * GB, 10 * GB))
    assert.isFalse(isDiskLow(2 * GB, 10 * GB))
  })
})
