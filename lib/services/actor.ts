import 'server-only'

/**
 * On whose behalf a service acts. Every service takes one, so that logins and roles become a matter of who is passed, not of
 * finding all places that read. Until there are logins the only actor is the owner of the machine.
 */
export type Actor = { readonly kind: 'owner' }

export const LOCAL_OWNER: Actor = { kind: 'owner' }
