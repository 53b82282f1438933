import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

interface Props {
  tenantId: string
  order: { id: string; number: string }
}

export function OrderLink({ tenantId, order: { id, number } }: Props) {
  return (
    <Link
      component={RouterLink}
      to={`/tenants/${tenantId}/show/orders/${id}`}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {number}
    </Link>
  )
}
