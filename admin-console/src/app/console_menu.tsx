import PublicOutlined from '@mui/icons-material/PublicOutlined'
import { Menu, useCanAccess } from 'react-admin'

/** The console's rooms, those this person may enter. */
export function ConsoleMenu() {
  const { canAccess } = useCanAccess({ resource: 'platforms', action: 'show' })
  return (
    <Menu>
      <Menu.ResourceItem name="tenants" />
      <Menu.ResourceItem name="audit_entries" />
      <Menu.ResourceItem name="niches" />
      {canAccess && (
        <Menu.Item to="/platforms/1/show" primaryText="resources.platforms.name" leftIcon={<PublicOutlined />} />
      )}
    </Menu>
  )
}
