-- CreateIndex
CREATE INDEX "sessions_device_hash_idx" ON "sessions"("device_hash");

-- CreateIndex
CREATE INDEX "known_devices_device_hash_idx" ON "known_devices"("device_hash");
