import type { Context } from '../context.ts';

type Device = Pick<Context, 'client' | 'tokens'>;

/** The device of the request, if the account has signed in on it before. */
export function deviceOf({ client, tokens }: Device, userId: string) {
  const devices = client.deviceTokens.map((token) => tokens.readDevice(token));
  return devices.find((device) => device?.userId === userId) ?? null;
}

/** Records on the device that an account has signed in, besides other accounts. */
export function rememberDevice({ client, tokens }: Device, userId: string): void {
  const others = client.deviceTokens.filter((token) => {
    const device = tokens.readDevice(token);
    return device && device.userId !== userId;
  });
  client.setDeviceTokens([tokens.signDevice(userId), ...others]);
}
