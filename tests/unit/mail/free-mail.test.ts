import { isFreeMail } from "#lib/services/mail/index.ts";

test.each(["ama@gmail.com", "ama@GMAIL.COM", "ama@yahoo.co.uk", "ama@outlook.com", "ama@inbox.gmail.com"])(
  "%s is free mail",
  async (address) => {
    expect(await isFreeMail(address)).toBe(true);
  },
);

test.each(["ama@example.org", "ama@gmail.com.example.org", "ama@notgmail.example"])(
  "%s is not",
  async (address) => {
    expect(await isFreeMail(address)).toBe(false);
  },
);
