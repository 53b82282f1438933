import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useTranslate } from 'react-admin'
import { OrderLink } from '#console/payments/order_link.tsx'
import type { PaymentTask } from '#console/payments/payment.ts'
import { EndTaskDialog } from '#console/payments/tasks/end_task_dialog.tsx'
import { TaskAge } from '#console/payments/tasks/task_age.tsx'
import { useTaskWords } from '#console/payments/tasks/use_task_words.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'

interface Props {
  task: PaymentTask
  tenant: Tenant
  /** On the screen of its order, which is not named there. */
  isOnOrder?: boolean
}

/** What a payment needs from staff, how long it has waited, and what ends it. */
export function TaskItem({ task, tenant, isOnOrder = false }: Props) {
  const translate = useTranslate()
  const words = useTaskWords(task)
  const [isAsking, setIsAsking] = useState(false)
  const { canAccess: ends } = useCanAccess({ resource: 'payment_task_ends', action: 'store', record: tenant })
  return (
    <Paper component="li" sx={{ p: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {words.kind}
          </Typography>
          {!isOnOrder && task.order && <OrderLink tenantId={tenant.id} order={task.order} />}
          <TaskAge task={task} />
        </Box>
        {task.done_at ? (
          <Typography sx={{ color: 'text.secondary' }}>{words.outcome}</Typography>
        ) : (
          <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>{words.guide}</Typography>
        )}
        {words.facts.map((fact) => (
          <Typography key={fact} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {fact}
          </Typography>
        ))}
      </Box>
      {ends && !task.done_at && (
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {translate(words.end)}
        </Button>
      )}
      {isAsking && <EndTaskDialog task={task} tenant={tenant} onClose={() => setIsAsking(false)} />}
    </Paper>
  )
}
