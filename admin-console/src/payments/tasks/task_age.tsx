import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { PaymentTask } from '#console/payments/payment.ts'
import { isPast } from '#console/translations/is_past.ts'
import { useAgo } from '#console/translations/use_ago.ts'

/** Since when a task has waited, and by when it has to be done; of one that is done, when it was. */
export function TaskAge({ task: { made_at: made, due_at: due, done_at: done } }: { task: PaymentTask }) {
  const translate = useTranslate()
  const ago = useAgo()
  const isOverdue = !done && due !== null && isPast(due)
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <time dateTime={done ?? made}>{ago(done ?? made)}</time>
      {!done && due && (
        <Typography
          component="span"
          variant="body2"
          sx={{ ml: 1, ...(isOverdue && { color: 'error.main', fontWeight: 550 }) }}
        >
          {translate(`payment_tasks.${isOverdue ? 'overdue' : 'due'}`, { when: ago(due) })}
        </Typography>
      )}
    </Typography>
  )
}
