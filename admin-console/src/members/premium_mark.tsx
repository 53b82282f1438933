import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined'
import { Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'

export function PremiumMark() {
  const translate = useTranslate()
  return (
    <Tooltip title={translate('members.premium')}>
      <WorkspacePremiumOutlined
        role="img"
        aria-hidden={false}
        aria-label={translate('members.premium')}
        sx={{ display: 'block', fontSize: 20, color: 'warning.main' }}
      />
    </Tooltip>
  )
}
