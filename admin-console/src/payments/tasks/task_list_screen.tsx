import { Box } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { FilterRow } from '#console/lists/filter_row.tsx'
import { ListChoice } from '#console/lists/list_choice.tsx'
import { type PaymentTask, TASK_KINDS } from '#console/payments/payment.ts'
import { ListFrame } from '#console/lists/list_frame.tsx'
import { TaskItem } from '#console/payments/tasks/task_item.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Waiting } from '#console/theme/waiting.tsx'

const OLDEST_FIRST = { field: 'made_at', order: 'ASC' } as const
const OPEN = { state: 'open' }
const STATES = ['open', 'overdue', 'done'] as const

/** What a brand's payments need from staff, the oldest first. */
export default function TaskListScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  return (
    <ListFrame<PaymentTask>
      resource="payment_tasks"
      tenant={tenant}
      sort={OLDEST_FIRST}
      filtered={OPEN}
      empty="payment_tasks.empty"
      filters={
        <FilterRow>
          <ListChoice
            source="state"
            choices={STATES.map((id) => ({ id, name: translate(`payment_tasks.states.${id}`) }))}
          />
          <ListChoice
            source="kind"
            choices={TASK_KINDS.map((id) => ({ id, name: translate(`payment_tasks.kinds.${id}`) }))}
          />
        </FilterRow>
      }
    >
      <Tasks tenant={tenant} />
    </ListFrame>
  )
}

function Tasks({ tenant }: { tenant: Tenant }) {
  const { data = [], isPending } = useListContext<PaymentTask>()
  if (isPending) return <Waiting />
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li': { border: 0, borderRadius: 0, boxShadow: 'none', bgcolor: 'transparent' },
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {data.map((task) => (
        <TaskItem key={task.id} task={task} tenant={tenant} />
      ))}
    </Box>
  )
}
