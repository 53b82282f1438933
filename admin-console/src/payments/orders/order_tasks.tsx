import { Box } from '@mui/material'
import { useGetList } from 'react-admin'
import type { PaymentTask } from '#console/payments/payment.ts'
import { TaskItem } from '#console/payments/tasks/task_item.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'

const ALL = { page: 1, perPage: 25 }
const OLDEST_FIRST = { field: 'made_at', order: 'ASC' } as const

/** What an order needs from staff now. */
export function OrderTasks({ tenant, orderId }: { tenant: Tenant; orderId: string }) {
  const filter = { tenant_id: tenant.id, order_id: orderId, state: 'open' }
  const { data = [] } = useGetList<PaymentTask>('payment_tasks', { filter, pagination: ALL, sort: OLDEST_FIRST })
  return data.length === 0 ? null : (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {data.map((task) => (
        <TaskItem key={task.id} task={task} tenant={tenant} isOnOrder />
      ))}
    </Box>
  )
}
